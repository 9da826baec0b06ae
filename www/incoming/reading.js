// Reads a text or a picture, whatever way it came in, and answers what becomes of it: an act. This file uses no DOM.

import { Broken, Dropped } from '../../worker/engine.js';
import { entryOf } from '../model/entries.js';
import { NotText, troubleOf, Unloaded } from '../model/errors.js';
import { layoutOf } from '../model/layout.js';
import { isLink, lengthIn, progressIn } from '../model/linktexts.js';
import { Unscanned } from '../model/settling.js';
import { progressOn } from '../session/recent.js';
import { learnMore } from '../words/languages.js';
import { teach } from '../words/notes.js';
import { incomingSentences } from '../words/texts.js';
import { hold } from './held.js';
import { isMendable, isSlip } from './mending.js';
import { becomesOf, withPlans } from './photo.js';
import { kindIn, wholeText } from './signatures.js';

/** @import { FullEngine } from '../engine/modules.js' */
/** @import { ScanEngine } from '../engine/scanning.js' */
/** @import { Read } from '../model/entries.js' */
/** @import { Kind } from '../model/errors.js' */
/** @import { Becomes, Readout, Reading } from '../session/state.js' */
/** @import { Way } from '../model/facts.js' */

teach(incomingSentences);

/** A text that came in one of these ways can be mended in the text box, if it cannot be read. */
const mended = ['paste', 'drop', 'share', 'file', 'launch'];

/** @param {() => FullEngine} startText @param {() => Promise<ScanEngine>} [startScan] */
export function createReading(startText, startScan = async () => (await import('../engine/scanning.js')).startScan()) {
  const engine = startText();
  /** @type {ScanEngine | null} */
  let scanner = null;
  /** Whether what reads pictures has come: if it breaks off before, it could not be loaded. */
  let isLoaded = false;

  /** @type {object | null} stands for what is being read */
  let job = null;

  /** A text that was taken for something else than it is at first sight. @type {string | Blob | undefined} */
  let doubtful;

  function stop() {
    job = null;
    engine.stop();
    scanner?.end(); // it gives back the memory that the picture took
  }

  /**
   * What it is, and then what becomes of it: a newer one has taken its place if nobody asks on.
   * @param {string | Blob | File[] | undefined} came nothing where what was read before is to be read as something else
   * @param {Way} from
   * @param {Reading['as']} [as] what it is to be read as
   * @returns {AsyncGenerator<Readout>}
   */
  async function* read(came = doubtful, from, as) {
    stop();
    doubtful = undefined;
    if (came === undefined) return;
    const mine = {};
    job = mine;
    const words = learnMore();
    let isPicture = from === 'camera';
    try {
      if (came === '' && from === 'paste') {
        await words;
        yield { isPicture, becomes: { do: 'tell', note: { kind: 'nothingPasted' } } };
        return;
      }
      const source = Array.isArray(came) ? await together(came) : came;
      const kind = await kindIn(source);
      isPicture ||= kind.is === 'picture' && kind.format !== 'SVG';
      yield { isPicture };
      const become = await (isPicture ? seen(source, kind, () => job === mine) : begun(source, kind, from, as));
      await words;
      if (job !== mine) throw new Dropped(); // nothing is handed over that nobody takes
      yield { isPicture, becomes: become() };
    } catch (error) {
      if (error instanceof Dropped) throw error;
      await words;
      const isOurs = !isPicture && mended.includes(from) && (typeof came === 'string' || isSlip(error));
      const own = isOurs && !Array.isArray(came) ? await textIn(came) : null;
      const text = own !== null && isMendable(own, error) ? own : undefined;
      const note = /** @type {const} */ ({ kind: 'unread', error: troubleOf(error) });
      yield { isPicture, becomes: { do: 'tell', note, from, text, isPicture } };
    }
  }

  /**
   * Gives what makes the act, as soon as that is wanted.
   * @param {string | Blob} source
   * @param {Kind} kind
   * @param {() => boolean} isWanted
   * @returns {Promise<() => Becomes>}
   */
  async function seen(source, kind, isWanted) {
    if (kind.is === 'empty' || kind.is === 'binary') throw new NotText(kind);
    try {
      scanner ??= await startScan();
      if (!isWanted()) throw new Dropped(); // to ask would start the worker again
      const read = await scanner.ask('read', /** @type {Blob} */ (source));
      isLoaded = true;
      if (read.nothing) throw new Unscanned(read.nothing, kind.is === 'picture' ? kind.format : '');
      const all = await withPlans(read, engine);
      return () => becomesOf(all);
    } catch (error) {
      const isMissing = !scanner || (error instanceof Broken && !isLoaded);
      throw isMissing ? new Unloaded(String(error)) : error;
    }
  }

  /**
   * Reads the beginning of a text.
   * @param {string | Blob} source
   * @param {Kind} kind
   * @param {Way} from
   * @param {Reading['as']} as
   * @returns {Promise<() => Becomes>}
   */
  async function begun(source, kind, from, as) {
    if (kind.is !== 'text') throw new NotText(kind);
    const { encoding } = kind;
    const beginning = await engine.ask('begin', source, encoding, as).catch((error) => {
      if (error.fault && typeof source === 'string' && isLink(source)) {
        error.fault = { ...error.fault, kind: 'broken', fault: error.fault, cells: lengthIn(source) };
      }
      throw error;
    });
    const { only, format, ignored, passed, symbols, taken } = beginning;
    if (!only) {
      const name = source instanceof File ? source.name : undefined;
      const all = new Blob([taken?.text ?? source]); // a Blob can lie on the disk
      const its = { source: all, encoding: taken ? 'utf-8' : encoding, name, beginning };
      return () => ({ do: 'arrive', arrival: { id: hold(its), name } });
    }
    if (only.plan) layoutOf(only.plan);
    const entry = /** @type {Read} */ (entryOf(only.line));
    const { sheet } = entry;
    const link = format === 'link' ? await wholeText(source, encoding) : '';
    const { isUnfit, ...own } = progressIn(link, sheet);
    const { answers, marks } = own.answers || own.marks ? own : entry;
    const isBegun = Boolean(answers || marks);
    if (taken?.instead) doubtful = source;
    const look = taken && { way: taken.way, from };
    const reading = { format, ignored, passed, symbols, taken: look };
    const { label } = only;
    /** @param {boolean} isBack */
    const noteOf = (isBack) =>
      /** @type {const} */ ({
        kind: 'opened',
        sheet,
        reading,
        label,
        isBegun,
        isUnfit,
        isBack,
        instead: taken?.instead,
      });
    // A link to the givens alone may be the person's own bookmark, or the way back to a puzzle that was here before.
    const isBare = link !== '' && !isBegun;
    const before = isBare ? progressOn({ sheet }) : null;
    const note = noteOf(before !== null);
    const here = isBare ? noteOf(false) : undefined;
    const said = { ...note, isAloud: true };
    return () => ({ do: 'open', sheet, ...(before ?? { answers, marks }), note, said, here });
  }

  return { read, stop };
}

/** The text that came in, if it is one. @param {string | Blob} came */
async function textIn(came) {
  const kind = await kindIn(came).catch(() => null);
  return kind?.is === 'text' && (typeof came === 'string' || came.size < mostMended)
    ? wholeText(came, kind.encoding)
    : null;
}

/** A larger file is not to be mended in the text box, in bytes. */
const mostMended = 1 << 17;

/** Several files as one: the puzzles of all of them. @param {File[]} files @throws {NotText} where not all are texts */
async function together(files) {
  const texts = files.map(async (file) => {
    const kind = await kindIn(file);
    if (kind.is !== 'text') throw new NotText({ is: 'several' });
    return wholeText(file, kind.encoding);
  });
  return new File([(await Promise.all(texts)).join('\n')], files.map(({ name }) => name).join(', '));
}
