// What is said when one of several solutions is shown.

import { t } from './i18n.js';

/** @import { Page } from '../model/facts.js' */

/** @param {Page} page */
export const ofWords = ({ of, more }) => t(more ? 'pager.ofMore' : 'pager.of', { count: of });

/** @param {Page} page */
export const pageWords = (page) => t('pager.page', { at: page.at + 1, of: ofWords(page) });
