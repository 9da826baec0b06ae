// A drawing as SVG. Knows no DOM.

import { looks, margin } from './drawing.js';

const escapes = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' });

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[&<>]/g, (character) => escapes[character]);

/**
 * A drawing as a file of its own, black on white wherever it is put.
 * @param {import('./drawing.js').Drawing} drawing
 * @param {string} title what it is of
 * @param {number} [edge] the white around it
 */
export function svgOf({ size, lines, texts }, title, edge = margin) {
  const paths = lines.map(({ path, width }) => `<path d="${path}" stroke="#000" stroke-width="${width}"/>`);
  const groups = texts.map(({ look, size, digits }) => {
    const { color, font, weight, slant } = looks[look];
    const its = digits.map(({ text, x, y }) => `<text x="${x}" y="${y}">${text}</text>`);
    const style = `font-family="${font}" font-size="${size}" font-weight="${weight}" font-style="${slant}"`;
    return `<g class="${look}" fill="${color}" ${style}>\n${its.join('\n')}\n</g>`;
  });
  const whole = size + 2 * edge;
  const box = `${-edge} ${-edge} ${whole} ${whole}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${whole}" height="${whole}">
<title>${escaped(title)}</title>
<path d="M${-edge} ${-edge}h${whole}v${whole}h${-whole}z" fill="#fff"/>
<g fill="none">
${paths.join('\n')}
</g>
<g text-anchor="middle">
${groups.join('\n')}
</g>
</svg>
`;
}
