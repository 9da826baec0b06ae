// The style sheets of the camera's dialog and of the photo beside the grid.

import dialog from '../../kit/dialog.css?url';
import { loadStyle } from '../../kit/style.js';
import camera from './camera.css?url';
import photo from './photo.css?url';

export const dress = () => Promise.all([dialog, camera, photo].map((sheet) => loadStyle(sheet)));
