// The style sheets of the list. They are loaded with its code, so the list is never shown without them.

import chips from '../../kit/chips.css?url';
import { loadStyle } from '../../kit/style.js';
import ledger from './ledger.css?url';
import list from './list.css?url';

export const dress = () => Promise.all([chips, ledger, list].map((sheet) => loadStyle(sheet)));
