// Scrolls through a list that is longer than an element can be high. This file uses no DOM; lengths are in pixels.

/** Every browser can show an element of this height, at any zoom and on any screen. */
const longestElement = 3_000_000;

/** A wheel or a finger never moves so far at once: only a dragged scrollbar does. */
const leap = 4000;

/** Within this distance of an end the offset does not change, so that the list ends exactly where the element does. */
const margin = 100_000;

/**
 * The position in the list is the scroll position of the element plus an offset. The offset stays the same while one
 * scrolls, so that the list moves as many pixels as the element. A leap sets a new offset, in proportion: a scrollbar
 * that is dragged to its middle leads to the middle of the list.
 */
export class Track {
  #length = 0;
  #view = 0;
  #scroll = 0;
  #offset = 0;

  /** How high the element is to be. */
  get height() {
    return Math.min(this.#length, longestElement);
  }

  /** A position in the list, less this, is the position in the element. */
  get offset() {
    return this.#offset;
  }

  /** Where in the list the view begins. */
  get top() {
    return this.#scroll + this.#offset;
  }

  /**
   * @param {number} length of the list
   * @param {number} view how much of it is seen
   */
  resize(length, view) {
    this.#length = length;
    this.#view = view;
    this.#offset = Math.min(this.#offset, this.#surplus);
  }

  /**
   * The person has scrolled.
   * @param {number} scroll the element's scroll position
   */
  scrolled(scroll) {
    const isAtEnd = scroll <= 0 || scroll >= this.#longestScroll - 1;
    if (isAtEnd || Math.abs(scroll - this.#scroll) > leap) this.#offset = this.#offsetAt(scroll);
    this.#scroll = scroll;
  }

  /**
   * The view is to begin somewhere else.
   * @param {number} top
   * @returns {number} the element's scroll position
   */
  scrollTo(top) {
    const wanted = Math.max(0, Math.min(top, this.#length - this.#view));
    const scroll = wanted - this.#offset;
    const isNear = Math.abs(wanted - this.top) <= leap && scroll > 0 && scroll < this.#longestScroll;
    this.#scroll = isNear ? scroll : this.#scrollOf(wanted);
    this.#offset = wanted - this.#scroll;
    return this.#scroll;
  }

  get #longestScroll() {
    return Math.max(0, this.height - this.#view);
  }

  get #surplus() {
    return this.#length - this.height;
  }

  /** @param {number} scroll */
  #offsetAt(scroll) {
    const part = (scroll - margin) / (this.#longestScroll - 2 * margin);
    return this.#surplus && this.#surplus * Math.max(0, Math.min(part, 1));
  }

  /** The scroll position from which `#offsetAt` leads to this place. @param {number} top */
  #scrollOf(top) {
    if (top <= margin || this.#surplus === 0) return top;
    const fromEnd = this.#length - this.#view - top;
    if (fromEnd <= margin) return this.#longestScroll - fromEnd;
    const part = (top - margin) / (this.#length - this.#view - 2 * margin);
    return margin + part * (this.#longestScroll - 2 * margin);
  }
}
