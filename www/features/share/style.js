// The style sheets of the dialog. They are loaded together with the dialog, which is not shown without them.

import chips from '../../kit/chips.css?url';
import dialog from '../../kit/dialog.css?url';
import { loadStyle } from '../../kit/style.js';
import share from './share.css?url';

export const dress = () => Promise.all([dialog, chips, share].map((sheet) => loadStyle(sheet)));
