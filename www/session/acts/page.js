// Acts on the page: which feature is in front, the list, what is said.

import { plain } from '../../model/errors.js';
import { isRestAbsent } from '../state.js';

/** @import { Known } from '../../engine/list/held.js' */
/** @import { Fact } from '../../model/facts.js' */
/** @import { Selection } from '../../model/verdicts.js' */
/** @import { Habit, Listed, State } from '../state.js' */
/** @import { Outcome } from './index.js' */

export const pageActs = {
  /** @param {State} state @param {{ feature: State['front'] }} act */
  show(state, { feature }) {
    if (feature === 'board') state.focus++;
    state.front = feature;
    if (state.list) state.list.note = null;
  },

  /**
   * Many puzzles have come in, in the place of those before.
   * @param {State} state
   * @param {{ list: Listed, isInFront: boolean }} act
   */
  list(state, { list, isInFront }) {
    state.list = list;
    state.front = isInFront ? 'list' : 'board';
    keep(state, 'list', true); // until it is known
  },

  /** The list is put away, with its text and what was said of it. @param {State} state */
  unlist(state) {
    state.list = null;
    keep(state, 'list', true);
    state.arrival = null;
    if (state.note?.kind === 'openedList') state.note = null;
    state.front = 'board';
    state.focus++;
  },

  /** More is known of the list. @param {State} state @param {{ known: Known, isQuiet: boolean }} act @returns {Outcome} */
  listed({ list }, { known, isQuiet }) {
    if (list) Object.assign(list, known);
    return { isQuiet };
  },

  /**
   * Other puzzles are listed, or in another order.
   * @param {State} state
   * @param {Partial<Selection> & { said: Fact }} act
   * @returns {Outcome}
   */
  arrange({ list }, { filter, order, said }) {
    if (!list) return {};
    list.filter = filter ?? list.filter;
    list.order = order ?? list.order;
    list.note = null;
    return { said };
  },

  /** Other puzzles are among the recent ones, or more was done on them. @param {State} state */
  recent(state) {
    state.recent++;
  },

  /** @param {State} state @param {{ habit: Habit, isOn: boolean }} act */
  habit(state, { habit, isOn }) {
    const others = [...state.habits].filter((other) => other !== habit);
    state.habits = new Set(isOn ? [...others, habit] : others);
  },

  /**
   * There are other words now, or a language could not be loaded.
   * @param {State} state
   * @param {{ language: Partial<State['language']> }} act
   * @returns {Outcome}
   */
  language(state, { language }) {
    state.language = { ...state.language, ...language };
    if (language.isLoaded && state.note?.kind === 'languageFailed') state.note = null;
    if (language.isLoaded !== false) return {};
    return { note: { kind: isRestAbsent(state) ? 'absent' : 'languageFailed' } };
  },

  /** @param {State} state @param {{ theme: State['theme'] }} act */
  theme(state, { theme }) {
    state.theme = theme;
  },

  /** A part has come that draws something. @param {State} state @param {{ part: string }} act */
  loaded(state, { part }) {
    state.loaded = new Set([...state.loaded, part]);
  },

  /** What was done, or went wrong. @param {State} _ @param {{ note: Fact }} act @returns {Outcome} */
  say: (_, { note }) => ({ note }),

  /**
   * What was done, or went wrong, in the feature that is in front: a list says it itself.
   * @param {State} state
   * @param {{ note: Fact | null }} act
   * @returns {Outcome}
   */
  report({ front, list }, { note }) {
    if (front === 'board' || !list) return note ? { note } : {};
    list.note = plain(note);
    return {};
  },

  /** Whether the browser keeps something for a reload. @param {State} state @param {{ what: string, isKept: boolean }} act */
  kept: (state, { what, isKept }) => keep(state, what, isKept),

  /** What works without a network, or why it does not. @param {State} state @param {{ now: Partial<State['offline']> }} act */
  offline(state, { now }) {
    state.offline = { ...state.offline, ...now };
  },

  /** What can wait until nothing else is said. @param {State} state @param {{ news: Fact }} act */
  mention(state, { news }) {
    state.news = news;
  },
};

/** @param {State} state @param {string} what @param {boolean} isKept */
function keep(state, what, isKept) {
  const others = [...state.unkept].filter((other) => other !== what);
  state.unkept = new Set(isKept ? others : [...others, what]);
}

/** Finds out which puzzle of the list is on the board. @param {State} state */
export function followList({ list, front, puzzle: { opening } }) {
  if (!list) return;
  if (front !== 'list') list.row = -1;
  const index = list.indices.get(opening);
  list.isAt = index !== undefined;
  list.at = index ?? list.at;
}
