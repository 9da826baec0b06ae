// A position for each technique: the examples of the techniques, which this project has made.

import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('../../src/explain/examples.rs', import.meta.url), 'utf8');

/**
 * The examples, and the step that each shows; those in which somebody has filled in answers are left out.
 * @returns {{ technique: string, text: string, line: string }[]} `text`: the grid with its candidates; `line`: the step as
 *   the engine writes it
 */
export function positions() {
  const examples = [...source.matchAll(/^"\n([^"]+)\n" has \{\n(.*?)^\}/gms)].filter(([, text]) => !text.includes(':'));
  return examples.flatMap(([, text, steps]) =>
    [...steps.matchAll(/"(.+)": "(.+)",/g)].map(([, technique, step]) => ({
      technique,
      text,
      line: `${technique}: ${step}`,
    })),
  );
}
