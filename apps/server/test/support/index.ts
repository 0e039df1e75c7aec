export { createTestApp, testConfig, type TestApp, type TestAppOptions } from './test-app.ts';
export { createTestClock, type TestClock } from './test-clock.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
