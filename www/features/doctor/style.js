// How the panel looks. Its sheet is loaded with it, so that nothing of it is shown without it.

import { loadStyle } from '../../kit/style.js';
import sheet from './doctor.css?url';

export const dress = () => loadStyle(sheet);
