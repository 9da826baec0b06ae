// A position for each technique: the examples of the techniques' own pages, which this project has made.

import { readdirSync, readFileSync } from 'node:fs';

const home = new URL('../../src/explain/techniques/', import.meta.url);

/**
 * The examples with a position drawn as a grid, and the step that they show.
 * @returns {{ technique: string, text: string, line: string }[]} `text`: the grid with its candidates; `line`: the step as
 *   the engine writes it
 */
export function positions() {
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.rs'));
  return files.sort().flatMap((file) => {
    const source = readFileSync(new URL(file, home), 'utf8');
    const blocks = [...source.matchAll(/\/\/\/ ```\n(.*?)\/\/\/ ```\n/gs)].map(([, block]) => block);
    return blocks.flatMap((block) => {
      const rows = block.split('\n').map((row) =>
        row
          .replace(/^\s*\/\/\/ ?/, '')
          .replace(/^let .* "|".*$/g, '')
          .trim(),
      );
      const text = rows.filter((row) => /^[.:|'\d][.:|'\d\s-]*[.:|'\d]$/.test(row)).join('\n');
      const [, line, technique] =
        block.replaceAll(/\\\n\s*\/\/\/\s*/g, '').match(/"(([a-z][a-z0-9-]+): [^"]*=> [^"]*)"/) ?? [];
      return text && line ? [{ technique, text, line }] : [];
    });
  });
}
