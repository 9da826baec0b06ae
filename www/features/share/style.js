// How the dialog looks. Its sheets are loaded with it, so that nothing of it is shown without them.

import chips from '../../kit/chips.css?url';
import { loadStyle } from '../../kit/style.js';
import share from './share.css?url';

export const dress = () => Promise.all([chips, share].map((sheet) => loadStyle(sheet)));
