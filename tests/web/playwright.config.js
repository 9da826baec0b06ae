import { defineConfig, devices } from '@playwright/test';

// What a browser asks of the network for itself has no place in a test.
const args = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'];

export const launchOptions = { executablePath: process.env.CHROMIUM, args };

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.js',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions,
    permissions: ['clipboard-read', 'clipboard-write'],
  },
});
