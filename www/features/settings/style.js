// The style sheets of the help. They are loaded when the help is opened.

import dialog from '../../kit/dialog.css?url';
import { loadStyle } from '../../kit/style.js';
import sheet from './settings.css?url';

export const dress = () => Promise.all([dialog, sheet].map((sheet) => loadStyle(sheet)));
