// A new process that prints how long its first answer takes: `node cold-start.js FILE PUZZLE`.

import { readFileSync } from 'node:fs';
import * as ninefold from '../www/pkg/ninefold.js';
import { cold } from './both/single.js';

const [file, puzzle] = process.argv.slice(2);
console.log(cold(ninefold, readFileSync(file), puzzle));
