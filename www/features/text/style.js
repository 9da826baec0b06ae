// The style sheet of the text box. It is loaded together with the text box, which is not shown without it.

import { loadStyle } from '../../kit/style.js';
import sheet from './text.css?url';

export const dress = () => loadStyle(sheet);
