// Hints and the path, loaded with the first that is wanted: what is done with them, what asks for steps, and what says and
// shows them. So a step never comes before its words.

import { stepsFor as askFor } from '../engine/steps.js';
import { layerOfHint } from '../model/hintlayers.js';
import { sceneOf } from '../model/path.js';
import { tell } from '../model/told.js';
import { hintSentences } from '../words/hints.js';
import { learnMore } from '../words/languages.js';
import { teach } from '../words/notes.js';
import { followHint, hintActs, hinted } from './acts/hintacts.js';
import { bring } from './acts/late.js';
import { explained, followGlance, followPath, pathActs } from './acts/pathacts.js';

/** @import { HintEngine } from '../engine/modules.js' */
/** @import { Question } from '../model/hint.js' */

bring({
  acts: { ...hintActs, ...pathActs },
  follow: [followHint, followPath, followGlance],
  answered: { hint: hinted, path: explained },
});
teach(hintSentences);
tell({ layerOfHint, sceneOf });

/** The engine's steps, once the words for them are there. @param {HintEngine} engine @param {Question} question */
export async function* stepsFor(engine, question) {
  await learnMore('hints');
  yield* askFor(engine, question);
}
