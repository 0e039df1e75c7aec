import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'db/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // One more than cores of the smallest machine: a test waits for the database as long as it works.
    maxWorkers: 3,
    // Half of the time went into importing the server anew for every file; it keeps nothing outside of an application, and
    // every file has one of its own on a database of its own.
    isolate: false,
  },
});
