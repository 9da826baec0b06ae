// Lets what is tested in Node speak English, as the page does once it has loaded its words.

import { readFileSync } from 'node:fs';
import { speak } from '../../www/words/i18n.js';

speak('en', JSON.parse(readFileSync(new URL('../../www/words/locales/en.json', import.meta.url), 'utf8')));
