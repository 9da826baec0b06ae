// The style sheets of the text box. They are loaded together with the text box, which is not shown without them.

import dialog from '../../kit/dialog.css?url';
import { loadStyle } from '../../kit/style.js';
import sheet from './text.css?url';

export const dress = () => Promise.all([dialog, sheet].map((sheet) => loadStyle(sheet)));
