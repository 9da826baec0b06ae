// Brings the sentences for puzzles with other than the classic rules. They are loaded with what is drawn of these.

import { ruledSentences } from '../../words/houses.js';
import { teach } from '../../words/notes.js';
import { offeredWords } from '../../words/offers.js';
import { teachRuled } from '../../words/ruled.js';
import { notPrintedWords, rulesWords, shapeName } from '../../words/rules.js';

teachRuled({ ...ruledSentences, notPrinted: notPrintedWords, rules: rulesWords, name: shapeName });
teach({ ruled: ({ layout }) => offeredWords(layout.rules ?? {}) });
