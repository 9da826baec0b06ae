// `npm run spark`: what docs/command.md says of Spark, tried on one that is installed into a folder of its own. check.py does it.

import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bring } from '../made.js';
import { rust } from '../setup.js';
import { output, root, run, step, Trouble } from '../steps.js';

/** @import { Thing } from '../made.js' */

/** Python's environment with Spark in it: half a gigabyte. */
const environment = 'target/spark/python';

/** The oldest Java that Spark runs on. */
const oldestJava = 17;

/**
 * Installs Spark, builds the command, and runs its recipes with it.
 * @throws {Trouble} when something is missing that it does not install, or a record has not its own answer
 */
export async function spark() {
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java';
  const version = output(java, ['--version'])?.match(/ (\d+)/)?.[1];
  if (Number(version ?? 0) < oldestJava) {
    const found = version ? `Java is too old (${version})` : 'Java is missing';
    throw new Trouble(
      `${found}: Spark needs ${oldestJava} or newer: \`apt-get install openjdk-17-jre-headless\`, then run this again.`,
    );
  }
  const python = output('python3', ['--version']);
  if (python === null) throw new Trouble('Python is missing: `apt-get install python3-venv`, then run this again.');
  if (output('python3', ['-c', 'import ensurepip, venv']) === null) {
    throw new Trouble('Python has no venv: `apt-get install python3-venv`, then run this again.');
  }
  await rust();
  await bring(installed(python));
  await step('Building the command', () =>
    run('cargo', ['build', '--release', '--locked', '--quiet', '--features', 'cli', '--bin', 'ninefold']),
  );
  const commands = resolve(root, process.env.CARGO_TARGET_DIR ?? 'target', 'release');
  await step('Running the recipes for Spark', () =>
    run(`${environment}/bin/python`, ['tools/spark/check.py', commands]),
  );
}

/**
 * Spark in an environment of its own.
 * @param {string} python its version
 * @returns {Thing}
 */
const installed = (python) => ({
  name: 'spark',
  from: ['tools/spark/requirements.txt'],
  how: python,
  to: [`${environment}/pyvenv.cfg`, `${environment}/bin/spark-submit`],
  make: () =>
    step('Installing Spark', async () => {
      rmSync(join(root, environment), { recursive: true, force: true });
      await run('python3', ['-m', 'venv', environment]);
      const pip = ['--disable-pip-version-check', 'install', '--quiet', '-r', 'tools/spark/requirements.txt'];
      await run(`${environment}/bin/pip`, pip);
    }),
});
