import { inProject } from './paths.mjs';

/** glibc keeps what was given back, a heap a thread (figures: docs/adr/0020-0039/0026-drawing-in-threads.md). */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** What the process of the site is given: its file, the settings of Node before it, and variables that it reads before its code runs. */
export const siteProcess = {
  file: inProject('apps', 'server', 'src', 'main.ts'),
  // Node 24 grows the young generation to 128 MB on a machine with much memory and keeps it; the other generation it lets
  // grow by half before it looks for what is not needed (figures: docs/adr/0020-0039/0029-memory-of-the-site.md).
  nodeArgs: ['--optimize-for-size', '--max-semi-space-size=8'],
  /** @param {NodeJS.ProcessEnv} given what the caller sets stands above it */
  env: (given = process.env) => ({ ...memory, ...given }),
};
