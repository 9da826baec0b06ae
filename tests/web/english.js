// Loads the English words, which the page loads by itself, for tests in Node.

import { messagesOf } from '../../tools/words.js';
import { speak } from '../../www/words/i18n.js';

speak('en', messagesOf('en'));
