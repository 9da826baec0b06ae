// Scrolling through a list that is longer than an element can be high. Knows no DOM; lengths are in pixels.

/** What every browser can do, at any zoom and on any screen. */
const longestElement = 3_000_000;

/** No wheel or finger gets so far from one moment to the next, only a dragged scrollbar. */
const leap = 4000;

/** So far from either end the list scrolls as if it were short, so that its ends are where the element's are. */
const margin = 100_000;

/**
 * The list's scroll position is the element's and an offset. That stays while one scrolls, so that a pixel is a pixel;
 * a leap sets it anew, in proportion.
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

  /** What is to be taken from a position in the list to get the one in the element. */
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
