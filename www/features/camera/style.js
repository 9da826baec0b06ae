// The style sheets of the camera's dialog and of the photo beside the grid.

import { loadStyle } from '../../kit/style.js';
import camera from './camera.css?url';
import photo from './photo.css?url';

export const dress = () => Promise.all([loadStyle(camera), loadStyle(photo)]);
