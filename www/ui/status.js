// The lines under the grid: the verdict, a note, and a Stop button while a long search runs.

/**
 * @param {{ verdict: HTMLElement, note: HTMLElement, stop: HTMLElement }} elements
 * @param {() => void} onStop
 */
export function createStatus({ verdict, note, stop }, onStop) {
  stop.addEventListener('click', onStop);
  return {
    /** @param {{ verdict: string | null, kind: string, note: string, working: boolean }} view verdict: null leaves it and its kind as they are; kind: its name, or '' */
    draw(view) {
      if (view.verdict !== null) {
        if (verdict.textContent !== view.verdict) verdict.textContent = view.verdict;
        verdict.dataset.kind = view.kind;
      }
      if (note.textContent !== view.note) note.textContent = view.note;
      stop.hidden = !view.working;
    },
  };
}
