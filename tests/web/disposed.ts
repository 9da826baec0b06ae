// A `Reader` that is freed by `using`, which TypeScript knows since 5.2: package.test.js has it checked.

import { Reader } from 'ninefold';

const alike: Disposable = new Reader();
using reader = new Reader({ lines: true });
export const lines = [reader.push(new Uint8Array(8)), alike];
