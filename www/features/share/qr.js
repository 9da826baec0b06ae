// A link as a QR code.

import { generate } from 'lean-qr';
import { toSvg } from 'lean-qr/extras/svg';

/** How wide the white around the code must be for a scanner, in modules. */
const quiet = 4;

/** A text as a QR code, black on white in every theme; null where it is too long for one. @param {string} text */
export function qrOf(text) {
  try {
    const code = generate(text);
    const svg = toSvg(code, document, { on: '#000', off: '#fff', pad: quiet });
    return { svg, modules: code.size + 2 * quiet };
  } catch {
    return null;
  }
}
