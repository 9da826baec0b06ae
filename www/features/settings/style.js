// The style sheet of the help. It is loaded when the help is opened.

import { loadStyle } from '../../kit/style.js';
import sheet from './settings.css?url';

export const dress = () => loadStyle(sheet);
