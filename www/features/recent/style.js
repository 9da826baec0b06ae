// How the recent puzzles look.

import dialog from '../../kit/dialog.css?url';
import { loadStyle } from '../../kit/style.js';
import entries from './entries.css?url';

export const dress = () => Promise.all([dialog, entries].map((sheet) => loadStyle(sheet)));
