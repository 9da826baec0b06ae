// What the doctor says: a request for each repair, with a picture, and what stands above and below them.

import { isHardlyBegun } from '../model/content.js';
import { symbolOf } from '../model/symbols.js';
import { whereWords } from './cells.js';
import { sentences, spoken, t } from './i18n.js';
import { rowAndColumn } from './puzzle.js';

/** @import { Diagnosis } from '../engine/questions.js' */
/** @import { Extent } from '../model/content.js' */
/** @import { DoctorFact } from '../model/facts.js' */
/** @import { Layout, Plan } from '../model/layout.js' */
/** @import { Repair, Rules } from '../pkg/ninefold.js' */
/** @import { Sentences } from './notes.js' */
/** @import { Speech } from './phrases.js' */

/**
 * What a repair does, as a request. Who only hears it hears where it is, too.
 * @param {Pick<Repair, 'kind' | 'changes'>} repair
 * @param {Speech} speech
 * @returns {string}
 */
export function repairWords({ kind, changes }, { layout, isAloud }) {
  const request = requestWords({ kind, changes }, layout);
  if (!isAloud) return request;
  if (kind === 'twoReplaced' || kind === 'twoMissing') {
    const each = kind === 'twoReplaced' ? 'replaced' : 'missing';
    return sentences(...changes.map((change) => repairWords({ kind: each, changes: [change] }, { layout, isAloud })));
  }
  const isSmall = spoken() !== 'de'; // after a colon German goes on with a capital
  const repair = isSmall ? request.charAt(0).toLowerCase() + request.slice(1) : request;
  const place = rowAndColumn(layout, beginningOf({ kind, changes }, layout));
  if (kind === 'swapped') {
    const other = rowAndColumn(layout, changes[1].cell);
    return other.row === place.row
      ? t('repair.inRow', { ...place, other: other.column, repair })
      : t('repair.inColumn', { ...place, other: other.row, repair });
  }
  return t('repair.at', { ...place, repair });
}

/** Where the digit is that a repair names. @param {Pick<Repair, 'kind' | 'changes'>} repair @param {Layout} layout */
function beginningOf({ kind, changes: [one, two] }, layout) {
  if (kind === 'moved') return one.from ? one.cell : two.cell;
  return isRepeated(kind) && one.cell + 1 in layout.housesOf ? one.cell + 1 : one.cell;
}

/** @param {Pick<Repair, 'kind' | 'changes'>} repair @param {Layout} layout */
function requestWords({ kind, changes }, layout) {
  const [from, to, otherFrom = '', otherTo = ''] = changes.flatMap((change) => [change.from, change.to].map(symbolOf));
  const digit = isRepeated(kind) ? to : from || otherFrom;
  return t(`repair.${kind === 'moved' ? moveOf(changes, layout) : kind}`, { from, to, otherFrom, otherTo, digit });
}

/** Whether a cell was typed twice, so that what comes after it has to move back. @param {Repair['kind']} kind */
const isRepeated = (kind) => kind === 'rowRepeated' || kind === 'gridRepeated';

/** Where to a digit moves: the end of a key. @param {Repair['changes']} changes @param {Layout} layout */
function moveOf([one, two], layout) {
  const isInRow = rowAndColumn(layout, one.cell).row === rowAndColumn(layout, two.cell).row;
  const isBack = one.from > 0 !== one.cell < two.cell;
  if (isInRow) return isBack ? 'movedLeft' : 'movedRight';
  return isBack ? 'movedUp' : 'movedDown';
}

/** How many cells a repair's picture has. */
const pictured = 2;

/** A repair as a picture: what the cells hold, and what they should. @param {Repair} repair @param {Layout} layout */
export function pictureOf({ kind, changes }, layout) {
  const move = kind === 'moved' ? moveOf(changes, layout) : '';
  if (move === 'movedUp' || move === 'movedDown')
    return [symbolOf(changes[0].from || changes[1].from), move === 'movedUp' ? '↑' : '↓'];
  const digits = (/** @type {'from' | 'to'} */ when) =>
    [
      ...changes.slice(0, pictured).map((change) => symbolOf(change[when]) || '□'),
      ...(changes.length > pictured ? ['…'] : []),
    ].join(' ');
  return [digits('from'), digits('to')];
}

/**
 * What stands above the repairs.
 * @param {object} examination
 * @param {Diagnosis | null} examination.diagnosis null while it is not known
 * @param {Extent} examination.extent
 * @param {boolean} examination.isMarked whether it has several solutions, and the cells that differ are marked
 */
export function examinationWords({ diagnosis, extent, isMarked }) {
  if (!diagnosis) return t('doctor.looking');
  const { repairs, complete, forgotten } = diagnosis;
  if (repairs.length === 0) {
    if (forgotten.length) return forgottenWords(forgotten);
    if (isHardlyBegun(extent)) return t('doctor.begun');
    return sentences(t(complete ? 'doctor.nothing' : 'doctor.notFound'), isMarked ? t('doctor.severalMissing') : '');
  }
  return t('doctor.found', { count: repairs.length });
}

/**
 * What stands below the repairs.
 * @param {object} examination
 * @param {Diagnosis | null} examination.diagnosis
 * @param {boolean} examination.isMarked whether it has several solutions, and the cells that differ are marked
 */
export const remarkWords = ({ diagnosis, isMarked }) =>
  sentences(diagnosis?.complete ? '' : t('doctor.others'), isMarked ? t('differing') : '');

/** The rule that was perhaps forgotten: with it the puzzle has exactly one solution. @param {Rules} rules */
const ruleIn = ({ diagonals, windows }) => (diagonals ? 'diagonals' : windows ? 'windows' : 'disjoint');

/** With which rules the puzzle has exactly one solution, a sentence each, or ''. @param {readonly Plan[]} [plans] */
export const forgottenWords = (plans = []) => sentences(...plans.map(({ rules }) => t(`doctor.${ruleIn(rules)}`)));

/** What stands on the button that sets the rule. @param {Plan} plan */
export const offerWords = ({ rules }) => t(`offer.${ruleIn(rules)}`);

/** What is said of facts that come from the doctor. @type {Sentences<DoctorFact>} */
export const doctorSentences = {
  forgotten: ({ plan }) => forgottenWords([plan]),
  mended: ({ repair: { changes }, layout }) => {
    const cells = changes.length > pictured ? changes.slice(0, 1) : changes;
    return t('repair.mended', { cells: whereWords(cells.map(({ cell }) => rowAndColumn(layout, cell))) });
  },
  ruled: ({ layout }) => t(`offered.${ruleIn(layout.rules ?? {})}`),
};
