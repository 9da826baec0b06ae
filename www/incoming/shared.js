// What an address seldom asks for: the picture that another program shares with the installed page, or what there is not.

import { learnMore } from '../words/languages.js';
import { teach } from '../words/notes.js';
import { incomingSentences } from '../words/texts.js';

/** @import { Session } from '../session/session.js' */
/** @import { Read } from './read.js' */
/** @typedef {Awaited<ReturnType<typeof createShared>>} Shared */

teach(incomingSentences);

/** @param {Session['act']} act */
export async function createShared(act) {
  await learnMore();
  return {
    /** Reads the picture that is shared. @param {Read} read */
    async takeShared(read) {
      const shared = await sharedPicture();
      if (shared) await read(shared, 'share');
      else act({ do: 'tell', note: { kind: 'nothingShared' } });
    },

    /** Says that an address asks for something that there is not. @param {string} text */
    refuse: (text) => act({ do: 'tell', note: { kind: 'unknownAddress', text } }),
  };
}

/** How long the service worker may take to answer, in milliseconds. A new one knows of no picture, and an old one says nothing. */
const patience = 5000;

/** The service worker takes what is shared, and keeps it until the page asks. @returns {Promise<File | null>} null where there is none any more */
function sharedPicture() {
  const { serviceWorker } = navigator;
  const { controller } = serviceWorker ?? {};
  return new Promise((resolve) => {
    if (!controller) return resolve(null);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data.shared);
    controller.postMessage({ wants: 'shared' }, [port2]);
    setTimeout(() => resolve(null), patience);
  });
}
