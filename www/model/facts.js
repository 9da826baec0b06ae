// What happened, as facts. A fact has a kind and its details. Whenever it is drawn, words/notes.js makes a sentence of
// it, in the language of that moment. Each group of facts has its table of sentences, which comes with the group's feature.

/**
 * @import { Format, Reading, Repair, SymbolSet, Verdict } from '../pkg/ninefold.js'
 * @import { Step } from '../pkg/ninefold_hint.js'
 * @import { Hint } from './hint.js'
 * @import { Command } from './keys.js'
 * @import { Layout, Plan } from './layout.js'
 * @import { Path } from './path.js'
 * @import { Seen } from './photo.js'
 * @import { Mode } from './puzzle.js'
 * @import { Sheet } from './sheet.js'
 * @import { Filter, Order } from './verdicts.js'
 * @import { Work } from './work.js'
 *
 * @typedef {{ at: number, of: number, more: boolean }} Page one of several solutions: `at` counts from 0; `more`: there
 *   are more than `of`
 * @typedef {{ index: number, filter: Filter, at: number, of: number, isSoFar?: boolean }} Place of a puzzle in a list:
 *   `index` in the text, `at` among the `of` that are listed, both from 0, and -1 where it has none; `isSoFar`: there may come
 *   to be more
 *
 * @typedef {BoardFact | PageFact | RevealFact | DoctorFact | HintFact | IncomingFact | ListFact | OfflineFact | PhotoFact} Fact
 *
 * @typedef {{ kind: 'obstacle', obstacle: 'tooLarge' | 'given' | 'answer' | 'notPrinted' | 'nothing', command: Command, side: number }
 *   | { kind: 'mode', mode: Mode }
 *   | { kind: 'cell', work: Work, cell: number }
 *   | { kind: 'chosen', count: number }
 *   | { kind: 'marked', digit: number, count: number, isTaken: boolean }
 *   | { kind: 'undo' | 'redo', before: Work, after: Work }
 *   | { kind: 'cleared' | 'emptied' | 'hidden' }
 *   | { kind: 'filled', before: Work, after: Work, isSolvable: boolean }
 *   | { kind: 'solved', verdict: Verdict & { millis: number }, isAloud?: boolean }
 *   | { kind: 'stopped', count: number | null }
 *   | { kind: 'checked', verdict: Verdict['verdict'], wrong: number, of: number }
 *   | { kind: 'put', sheet: Sheet }
 *   | { kind: 'copied', isSolved: boolean }
 *   | { kind: 'failed', error: unknown }
 *   | { kind: 'restarted' | 'languageFailed' | 'unloaded' | 'nothing' }} BoardFact what the page begins
 *   with
 *
 * @typedef {{ kind: 'page', page: Page }
 *   | { kind: 'copiedAll', count: number, complete: boolean, asText: number }
 *   | { kind: 'noPage', typed: string, page: Page }} PageFact
 *
 * @typedef {{ kind: 'unrevealed', why: 'given' | 'right' | 'several' | 'none' | 'clash' }} RevealFact
 *
 * @typedef {{ kind: 'hint', hint: Hint, layout: Layout }
 *   | { kind: 'followed', step: Step, layout: Layout, isSwitched: boolean, isAloud: boolean }
 *   | { kind: 'path', path: Path, layout: Layout }
 *   | { kind: 'taken', count: number, isSwitched: boolean }} HintFact
 *
 * @typedef {{ kind: 'mended', repair: Repair, layout: Layout }
 *   | { kind: 'forgotten', plan: Plan }
 *   | { kind: 'ruled', layout: Layout }} DoctorFact
 *
 * @typedef {{ kind: 'opened', sheet: Sheet, reading: ReadAs, label?: string, isBegun: boolean, isUnfit: boolean, isBack: boolean, isAloud?: boolean, instead?: number }
 *   | { kind: 'openedList', list: ReadAs & { count: number, isWhole: boolean, unread: number }, isBack: boolean }
 *   | { kind: 'unread', error: unknown }
 *   | { kind: 'unknownAddress', text: string }
 *   | { kind: 'nothingPasted' | 'nothingShared' }} IncomingFact `instead`: the side of what a text looks like at first, where it was taken for
 *   something else
 *
 * @typedef {{ kind: 'place', label?: string, isBack: boolean } & Place
 *   | { kind: 'filtered', filter: Filter, of: number, isSoFar: boolean }
 *   | { kind: 'ordered', order: Order }
 *   | { kind: 'savedSoFar', count: number }
 *   | { kind: 'noEntry', typed: string, index: number | null, of: number }
 *   | { kind: 'saved' | 'copiedRow' | 'listLost' }} ListFact
 *
 * @typedef {{ kind: 'settled', work: Work, cell: number, left: number }
 *   | { kind: 'divided', count: number, isAnswer: boolean, left: number }
 *   | { kind: 'decided', rule: 'diagonals' | 'windows' | 'regions', isMeant: boolean, shared: number, left: number, isAloud: boolean }
 *   | { kind: 'putAway', left: number, hasCages: boolean }
 *   | { kind: 'scanned', seen: Seen, isAloud: boolean }} PhotoFact
 *
 * @typedef {{ kind: 'absent' | 'newVersion' }} OfflineFact
 *
 * @typedef {{ kind: 'insecure' | 'none' | 'room' } | { kind: 'refused', cause: string }
 *   | { kind: 'lost' | 'changed', file: string } | { kind: 'status', file: string, status: number }} Hindrance why files are
 *   not kept: the browser cannot or will not keep them, or the host does not give one as it was built
 *
 * @typedef {'paste' | 'drop' | 'file' | 'launch' | 'share' | 'link' | 'box' | 'camera' | 'photo'} Way how something comes in; `box`: the
 *   button of the text box, `camera`: a picture is chosen instead, `photo`: all puzzles of a picture
 *
 * @typedef {object} ReadAs how a text was read
 * @property {Format} format
 * @property {number} ignored how many characters mean nothing
 * @property {string} passed the beginning of the first text that does, but for what puzzles are called; '' where there is none
 * @property {readonly SymbolSet[]} symbols the unusual ones
 * @property {{ way: NonNullable<Reading['taken']>['way'], from: Way }} [taken] what it was taken for at a second look: what of it
 *   was read, and how it came in
 */

export {};
