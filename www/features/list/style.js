// How the list looks. Its sheets are loaded with it, so that nothing of it is shown without them.

import chips from '../../kit/chips.css?url';
import { loadStyle } from '../../kit/style.js';
import ledger from './ledger.css?url';
import list from './list.css?url';

export const dress = () => Promise.all([chips, ledger, list].map((sheet) => loadStyle(sheet)));
