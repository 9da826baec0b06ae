// The families of techniques by name: what each says of a step.

import {
  aligned,
  als,
  alsChain,
  alsWing,
  chain,
  deathBlossom,
  loop,
  remotePair,
  ring,
  sueDeCoq,
  wWing,
  xyWing,
  xyzWing,
} from './chains.js';
import { fullHouse, hiddenSet, hiddenSingle, locked, merged, nakedSet, nakedSingle, template } from './easy.js';
import { contradiction, verity } from './forcing.js';
import {
  emptyRectangle,
  finnedFish,
  finnedFrames,
  fish,
  frames,
  multiColors1,
  multiColors2,
  trap,
  turbot,
  wrap,
} from './patterns.js';
import {
  avoidableRectangleType1,
  avoidableRectangleType2,
  bugPlusOne,
  bugType2,
  bugType3,
  bugType4,
  hiddenRectangle,
  swap1,
  swap2,
  swap3,
  swap4,
  swap6,
} from './uniqueness.js';

/** @import { Reading, Telling } from './reading.js' */

/** @type {Record<string, (reading: Reading) => Telling>} */
export const families = {
  ...{ xyWing, xyzWing, wWing, remotePair, chain, ring, loop, als, alsWing, alsChain, deathBlossom, sueDeCoq, aligned },
  ...{ fullHouse, hiddenSingle, nakedSingle, locked, nakedSet, hiddenSet, template, merged },
  ...{ contradiction, verity },
  ...{ fish, finnedFish, frames, finnedFrames, turbot, emptyRectangle, trap, wrap, multiColors1, multiColors2 },
  ...{
    swap1,
    swap2,
    swap3,
    swap4,
    swap6,
    hiddenRectangle,
    avoidableRectangleType1,
    avoidableRectangleType2,
    bugPlusOne,
    bugType2,
    bugType3,
    bugType4,
  },
};
