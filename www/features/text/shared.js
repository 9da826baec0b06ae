// The picture that another program shares with the installed page. The service worker takes it and keeps it until the
// page asks.

/** How long the worker may take to answer, in milliseconds. A new worker knows of no picture, and an old one says nothing. */
const patience = 5000;

/** @returns {Promise<File | null>} null where there is none any more */
export function sharedPicture() {
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
