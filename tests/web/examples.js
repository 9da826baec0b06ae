// A position for each technique: the examples on the pages of the techniques, which this project has made.

import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../src/explain/pages/', import.meta.url);

/**
 * The examples, and the step that each shows; those in which somebody has filled in answers are left out, and mistakes.
 * @returns {{ technique: string, text: string, line: string }[]} `text`: the grid with its candidates; `line`: the step as
 *   the engine writes it
 */
export function positions() {
  const pages = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return pages.flatMap((page) => {
    const example = page.match(/^```text\n([^:]+)\n\n(.+)\n```$/m);
    if (!example || page.startsWith('Not a technique')) return [];
    const [, text, line] = example;
    return [{ technique: line.slice(0, line.indexOf(':')), text, line }];
  });
}
