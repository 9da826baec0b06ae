// An example of each technique, by its name. The build writes them here: see tools/examples.js.

/** @import { Demo } from './demo.js' */

/** @type {Record<string, Demo>} */
export const demos = {};
