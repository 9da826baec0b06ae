// Lets what is tested in Node speak English, as the page does once it has loaded its words.

import { messagesOf } from '../../tools/words.js';
import { speak } from '../../www/words/i18n.js';

speak('en', messagesOf('en'));
