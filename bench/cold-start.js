// `node cold-start.js FILE PUZZLE` prints how many milliseconds the first answer takes in a new process.

import { readFileSync } from 'node:fs';
import * as ninefold from '../www/pkg/ninefold.js';
import { cold } from './both/single.js';

const [file, puzzle] = process.argv.slice(2);
console.log(cold(ninefold, readFileSync(file), puzzle));
