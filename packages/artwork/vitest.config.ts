import { defineConfig } from 'vitest/config';

// Drawing every shape of every terrain takes seconds.
export default defineConfig({ test: { name: 'artwork', include: ['src/**/*.test.ts'], testTimeout: 20_000 } });
