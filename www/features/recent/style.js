// How the recent puzzles look.

import { loadStyle } from '../../kit/style.js';
import entries from './entries.css?url';

export const dress = () => loadStyle(entries);
