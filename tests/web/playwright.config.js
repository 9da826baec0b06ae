import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments } from '../../tools/setup.js';

export const launchOptions = { executablePath: process.env.CHROMIUM, args: chromiumArguments };

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
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions,
    serviceWorkers: 'block', // but for offline.spec.js: contexts share nothing
    permissions: ['clipboard-read', 'clipboard-write'],
  },
});
