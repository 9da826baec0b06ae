// What is said of a file that is no text, or that cannot be read.

import { t } from './i18n.js';

/** @import { Key } from './i18n.js' */
/** @typedef {Pick<import('../model/errors.js').NotText, 'name' | 'kind'>} NotText */

/** @type {Record<Exclude<NotText['kind']['is'], 'picture'>, Key>} */
const kinds = {
  pdf: 'kind.pdf',
  office: 'kind.office',
  packed: 'kind.packed',
  binary: 'kind.binary',
  empty: 'kind.empty',
};

/** Formats that need another article in English: “an SVG picture”. @type {Record<string, Key>} */
const pictures = { AVIF: 'kind.avif', SVG: 'kind.svg' };

/** Why a file is not taken. @param {{ name: string, kind?: NotText['kind'] }} trouble */
export function fileWords({ kind }) {
  if (!kind) return t('file.unread');
  if (kind.is !== 'picture') return t(kinds[kind.is]);
  return t(pictures[kind.format] ?? 'kind.picture', { format: kind.format });
}
