// Every role of cells, candidates, houses and links, in every size, on the page and on paper: story/ shows them.

import { showSources } from '../../tools/serve.js';
import { areaRoles, candidateRoles, cellRoles, houseRoles, linkRoles } from '../../www/model/layers.js';
import { sides } from '../../www/model/layout.js';
import { expect, test } from './fixtures.js';

/** @type {Awaited<ReturnType<typeof showSources>>} */
let server;
test.beforeAll(async () => {
  server = await showSources(async () => {}, { host: '127.0.0.1', port: 5190 });
});
test.afterAll(() => server.close());

const overlaid = [
  ...[...candidateRoles, ...houseRoles, ...areaRoles, ...linkRoles],
  ...['group', 'edge', 'where', 'halo', 'head', 'strike', 'letter'],
];

test('every role is seen in every size, light or dark', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto(`${server.resolvedUrls?.local[0]}tests/web/story/index.html`);
  await expect(page.locator('body[data-ready]')).toBeVisible();
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    for (const side of sides) {
      const grid = page.locator(`#grid-${side}`);
      const { cells, shown, marks, outside } = await grid.evaluate((grid) => {
        const parts = /** @type {SVGGraphicsElement[]} */ ([...grid.querySelectorAll('g > *')]);
        const isPainted = (/** @type {Element} */ part) => {
          const { fill, stroke } = getComputedStyle(part);
          return fill !== 'none' || stroke !== 'none';
        };
        const frame = grid.getBoundingClientRect();
        return {
          cells: [...grid.querySelectorAll('[data-roles]')].flatMap((cell) =>
            cell.getAttribute('data-roles')?.split(' '),
          ),
          shown: parts.filter(isPainted).map((part) => part.getAttribute('class')),
          // Those in cells with an outline do not step back.
          marks: [...grid.querySelectorAll('text:is(.possible, .mark)')].map((text) => text.textContent).join('')
            .length,
          outside: parts.filter((part) => {
            if (part.tagName !== 'path') return false; // the box of a text is larger than its digits
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
          }).length,
        };
      });
      expect(new Set(cells), `cells of ${side}×${side}`).toEqual(new Set(cellRoles));
      expect(new Set(shown), `overlay of ${side}×${side}`).toEqual(new Set([...overlaid, 'mark']));
      const noted = (side - 3) * side * (side - 1); // candidates with a role are not among them
      expect(marks, `marks of ${side}×${side}`).toBeGreaterThan(noted - 2 * candidateRoles.length - 1);
      expect(outside, `beyond ${side}×${side}`).toBe(0);
    }
    // All roles of candidates, houses, areas and links must differ in more than their colour: but tints, which have an outline or
    // a stroke besides, or are alone. What is only possible has no sign, nor has a letter; a cell has the frame of a house.
    const tints = ['lit', 'tinted', 'set', 'struck'];
    const looks = await page.locator('#grid-9').evaluate((grid) =>
      [...grid.querySelectorAll('g > path:not(.lit, .tinted, .set, .struck)')].map((path) => {
        const { fill, strokeDasharray, strokeWidth, stroke } = getComputedStyle(path);
        const kinds = path
          .getAttribute('d')
          ?.replaceAll(/[-.\d\s]/g, '')
          .slice(0, 4);
        return [kinds, fill === 'none', stroke === 'none', strokeDasharray, strokeWidth].join();
      }),
    );
    expect(new Set(looks).size).toBe(overlaid.length - tints.length - 3);
  }
});
