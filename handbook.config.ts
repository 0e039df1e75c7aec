import { defineConfig, devices } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Pictures of the handbook of the staff: the site of the journeys, walked through by one person after another. */
export default defineConfig({
  ...journeys,
  testDir: 'e2e/handbook',
  testMatch: '**/*.pictures.ts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 180_000,
  projects: [
    {
      name: 'pictures',
      // Sharp on good screens, and small: what a page of the handbook shows is seldom wider.
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        deviceScaleFactor: 1.25,
        actionTimeout: 10_000,
      },
    },
  ],
});
