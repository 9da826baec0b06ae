// What happened, as facts. A fact has a kind and its details. Whenever it is drawn, words/notes.js makes a sentence of
// it, in the language of that moment.

/**
 * @typedef {import('./puzzle.js').Work} Work
 * @typedef {import('./layout.js').Layout} Layout
 * @typedef {{ at: number, of: number, more: boolean }} Page one of several solutions: `at` counts from 0; `more`: there
 *   are more than `of`
 * @typedef {{ index: number, filter: import('./verdicts.js').Filter, at: number, of: number, isSoFar?: boolean }} Place of
 *   a puzzle in a list: `index` in the text; `at` among those that are listed, of which there are so many; both from 0, and
 *   -1 where it has none; `isSoFar`: there may come to be more
 * @typedef {{ count: number, complete: boolean, asText: number }} Copied solutions that were copied
 *
 * @typedef {{ kind: 'obstacle', obstacle: 'tooLarge' | 'given' | 'answer' | 'notPrinted' | 'nothing', command: import('./keys.js').Command, side: number }
 *   | { kind: 'mode', mode: import('./puzzle.js').Mode }
 *   | { kind: 'cell', work: Work, cell: number }
 *   | { kind: 'chosen', count: number }
 *   | { kind: 'marked', digit: number, count: number, isTaken: boolean }
 *   | { kind: 'undo' | 'redo', before: Work, after: Work }
 *   | { kind: 'cleared' | 'emptied' | 'hidden' | 'differing' }
 *   | { kind: 'filled', before: Work, after: Work, isSolvable: boolean }
 *   | { kind: 'solved', verdict: import('../pkg/ninefold.js').Verdict & { millis: number } }
 *   | { kind: 'stopped', count: number | null }
 *   | { kind: 'page', page: Page }
 *   | { kind: 'noPage', typed: string, page: Page }
 *   | { kind: 'checked', verdict: import('../pkg/ninefold.js').Verdict['verdict'], wrong: number, of: number }
 *   | { kind: 'unrevealed', why: 'given' | 'right' | 'several' | 'none' | 'clash' }
 *   | { kind: 'finished', count: number }
 *   | { kind: 'hint', hint: import('./hints.js').Hint, layout: Layout }
 *   | { kind: 'followed', step: import('./hints.js').Step, layout: Layout }
 *   | { kind: 'path', path: import('./path.js').Path, layout: Layout }
 *   | { kind: 'taken', count: number }
 *   | { kind: 'mended', repair: import('../pkg/ninefold.js').Repair, layout: Layout }
 *   | { kind: 'forgotten', plan: import('./layout.js').Plan }
 *   | { kind: 'ruled', layout: Layout }
 *   | { kind: 'unknownAddress', text: string }
 *   | { kind: 'put', sheet: import('./sheet.js').Sheet }
 *   | { kind: 'opened', sheet: import('./sheet.js').Sheet, reading: ReadAs, isBegun: boolean, isUnfit: boolean, isBack: boolean, isAloud?: boolean }
 *   | { kind: 'openedList', list: ReadAs & { count: number, isWhole: boolean, unread: number }, isBack: boolean }
 *   | { kind: 'place', isBack: boolean } & Place
 *   | { kind: 'filtered', filter: import('./verdicts.js').Filter, of: number, isSoFar: boolean }
 *   | { kind: 'ordered', order: import('./verdicts.js').Order }
 *   | { kind: 'noEntry', typed: string, index: number | null, of: number }
 *   | { kind: 'copied', isSolved: boolean, found: Copied | null }
 *   | { kind: 'settled', work: Work, cell: number, left: number }
 *   | { kind: 'scanned', seen: import('./photo.js').Seen, isAloud: boolean }
 *   | { kind: 'failed', error: unknown }
 *   | { kind: 'unread', error: unknown }
 *   | { kind: 'restarted' | 'newVersion' | 'languageFailed' | 'absent' | 'unloaded' | 'nothingPasted' | 'begin'
 *     | 'listLost' | 'nothingShared' }} Fact
 *
 * @typedef {{ kind: 'insecure' | 'none' | 'room' } | { kind: 'refused', cause: string }
 *   | { kind: 'lost' | 'changed', file: string } | { kind: 'status', file: string, status: number }} Hindrance why files are
 *   not kept: the browser cannot or will not keep them, or the host does not give one as it was built
 *
 * @typedef {object} ReadAs how a text was read
 * @property {import('../pkg/ninefold.js').Format} format
 * @property {number} ignored how many characters mean nothing
 * @property {readonly import('../pkg/ninefold.js').SymbolSet[]} symbols the unusual ones
 */

export {};
