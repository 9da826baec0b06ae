// What the doctor says: a sentence for each repair, and one above them.

import { isHardlyBegun } from '../model/content.js';
import { symbolOf } from '../model/symbols.js';
import { sentences, t } from './i18n.js';
import { rowAndColumn } from './puzzle.js';

/** @import { Diagnosis } from '../engine/questions.js' */
/** @import { Extent } from '../model/content.js' */
/** @import { DoctorFact } from '../model/facts.js' */
/** @import { Layout, Plan } from '../model/layout.js' */
/** @import { Repair, Rules } from '../pkg/ninefold.js' */
/** @import { Sentences } from './notes.js' */

/** What a repair does. @param {Repair} repair @param {Layout} layout */
export function repairWords({ kind, changes }, layout) {
  const at = (/** @type {number} */ cell) => rowAndColumn(layout, cell);
  const [one, two] = changes;
  const place = at(one.cell);
  /** The cell after it: where a cell was typed twice, the part that has to move back begins here. */
  const next = one.cell + 1 in layout.housesOf ? at(one.cell + 1) : place;
  switch (kind) {
    case 'swapped': {
      const other = at(two.cell);
      const digits = { one: symbolOf(one.from), two: symbolOf(two.from) };
      return place.row === other.row
        ? t('repair.swappedInRow', { ...place, ...digits, other: other.column })
        : t('repair.swappedInColumn', { ...place, ...digits, other: other.row });
    }
    case 'moved': {
      const [from, to] = one.from ? [one, two] : [two, one];
      const isBack = to.cell < from.cell;
      const isInRow = at(from.cell).row === at(to.cell).row;
      const values = { ...at(from.cell), digit: symbolOf(from.from) };
      if (isInRow) return t(isBack ? 'repair.movedLeft' : 'repair.movedRight', values);
      return t(isBack ? 'repair.movedUp' : 'repair.movedDown', values);
    }
    case 'rowSkipped':
    case 'gridSkipped':
      return t(`repair.${kind}`, { ...place, digit: symbolOf(one.from) });
    case 'rowRepeated':
    case 'gridRepeated':
      return t(`repair.${kind}`, { ...next, digit: symbolOf(one.to) });
    default: {
      const [first, second] = changes.map(({ cell, from, to }) => {
        const values = { ...at(cell), from: symbolOf(from), to: symbolOf(to), count: to }; // `count` makes it “an 8”
        if (!from) return t('repair.missing', values);
        return t(to ? 'repair.replaced' : 'repair.extra', values);
      });
      return second ? t('repair.both', { first, second }) : first;
    }
  }
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
  const found = t('doctor.found', { count: repairs.length });
  return sentences(found, complete ? '' : t('doctor.others'), isMarked ? t('differing') : '');
}

/** The rule that was perhaps forgotten: with it the puzzle has exactly one solution. @param {Rules} rules */
const ruleIn = ({ diagonals, windows }) => (diagonals ? 'diagonals' : windows ? 'windows' : 'disjoint');

/** With which rules the puzzle has exactly one solution, a sentence each, or ''. @param {readonly Plan[]} [plans] */
export const forgottenWords = (plans = []) => sentences(...plans.map(({ rules }) => t(`doctor.${ruleIn(rules)}`)));

/** What stands on the button that sets the rule. @param {Plan} plan */
export const offerWords = ({ rules }) => t(`offer.${ruleIn(rules)}`);

/** What is said of facts that come from the doctor. @type {Sentences<DoctorFact>} */
export const doctorSentences = {
  forgotten: ({ plan }) => forgottenWords([plan]),
  mended: ({ repair, layout }) => t('repair.mended', { repair: repairWords(repair, layout) }),
  ruled: ({ layout }) => t(`offered.${ruleIn(layout.rules ?? {})}`),
};
