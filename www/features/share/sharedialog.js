// The dialog that gives the puzzle away: as a link, and by ways that have dialogs of their own.

import { writeClipboard } from '../../kit/clipboard.js';
import { openDialog } from '../../kit/dialog.js';
import { find } from '../../kit/find.js';
import { madeDialog } from '../../kit/markup.js';
import { createSwitch } from '../../kit/switch.js';
import { announce, show, write } from '../../kit/update.js';
import { linkOf } from '../../model/links.js';
import { sentences, t } from '../../words/i18n.js';
import { titleOf } from './paper.js';
import { qrOf } from './qr.js';
import markup from './sharedialog.html?markup';
import { placeOf } from './wish.js';
import '../../kit/dialog.css';
import './share.css';

/** @import { Shown } from './sharing.js' */
/** @import { Wish } from './wish.js' */

/** A QR code of more modules than this needs the dialog's whole width: else one of them could be a single pixel wide. */
const small = 68;

/** @param {{ shown: () => Shown, wish: Wish, openText: () => void }} page */
export function createShareDialog({ shown, wish, openText }) {
  const dialog = madeDialog(markup);
  const part = (/** @type {string} */ selector) => find(dialog, selector, HTMLElement);
  const press = (/** @type {string} */ name) => find(dialog, `button[name=${name}]`, HTMLButtonElement);
  const link = find(dialog, '[name=link]', HTMLInputElement);
  const own = createSwitch('share.own', true, (isOn) => {
    wish.answers = wish.marks = isOn;
    say('');
    draw();
  });
  part('.rows').prepend(own.element);
  const note = part('output');
  const say = (/** @type {string} */ sentence) => announce(note, sentence);

  function draw() {
    const all = shown();
    const { sheet } = all;
    const [answers, marks] = [all.answers, all.marks].map((its) => its?.some(Boolean) && own.input.checked);
    show(own.element, Boolean(all.answers?.some(Boolean) || all.marks?.some(Boolean)));
    link.value = location.origin + location.pathname + linkOf(own.input.checked ? all : { sheet });
    const qr = qrOf(link.value);
    part('.pictured').dataset.large = String(qr !== null && qr.modules > small);
    if (qr) {
      qr.svg.setAttribute('role', 'img');
      qr.svg.setAttribute('aria-label', t('share.code'));
      qr.svg.style.setProperty('--step', `${qr.modules / devicePixelRatio}px`); // share.css: one more pixel for each module
    }
    part('.code').replaceChildren(qr?.svg ?? t('share.tooLong'));
    const holds = answers ? (marks ? 'share.both' : 'share.answers') : marks ? 'share.marks' : 'share.puzzle';
    write(part('.pictured p'), sentences(t(holds), qr ? t('share.read') : ''));
    write(part('[data-do=print] > small'), t(placeOf(wish, all) === 'none' ? 'print.without' : 'print.with'));
  }

  async function copy() {
    if (await writeClipboard(link.value)) return say(t('share.copied'));
    link.select();
    say(t('copied.byHand'));
  }

  async function share() {
    say('');
    try {
      await navigator.share({ title: titleOf(shown()), url: link.value });
    } catch (error) {
      if (/** @type {Error} */ (error).name !== 'AbortError') await copy(); // else the person changed their mind
    }
  }

  link.addEventListener('focus', () => link.select());
  press('share').addEventListener('click', share);
  press('copy').addEventListener('click', copy);
  press('text').addEventListener('click', openText);
  part('.rows').addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-do]')) dialog.close(); // another comes in its place
  });

  return {
    /** Whether the dialog is open. */
    get isOpen() {
      return dialog.open;
    },

    open() {
      const canShare = 'share' in navigator;
      show(press('share'), canShare);
      press(canShare ? 'share' : 'copy').classList.add('primary');
      own.set(wish.answers && wish.marks);
      draw();
      say('');
      openDialog(dialog);
      press(canShare ? 'share' : 'copy').focus();
    },

    draw,
  };
}
