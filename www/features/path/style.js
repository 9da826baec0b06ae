// The style sheet of the panel. It is loaded together with the panel, which is not shown without it.

import { loadStyle } from '../../kit/style.js';
import sheet from './path.css?url';

export const dress = () => loadStyle(sheet);
