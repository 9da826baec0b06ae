// Brings the sentences for puzzles with other than the classic rules. They are loaded with what is drawn of these.

import { ruledSentences } from '../../words/houses.js';
import { teachRuled } from '../../words/puzzle.js';

teachRuled(ruledSentences);
