import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments } from '../../tools/setup.js';

/** Playwright's own list, which a second switch of this name replaces. */
const unwanted = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** What the address bar suggests is a page of its own, which Chromium loads for every window: half of a test's time. */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

export const launchOptions = {
  executablePath: process.env.CHROMIUM_SHELL || process.env.CHROMIUM,
  args: [...chromiumArguments, `--disable-features=${[...unwanted, ...suggestions]}`],
};

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.js',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000, // no test depends on time: these only end what hangs, on a machine as busy as any
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // One window for the tests of a worker: Playwright clears in between what a page keeps, and starts another where
    // a test wants another language, touch or no worker of its own.
    reuseContext: true,
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions,
    serviceWorkers: 'block', // but for offline.spec.js: contexts share nothing
    permissions: ['clipboard-read', 'clipboard-write'],
  },
});
