import { run } from './child.mjs';
import { inProject } from './paths.mjs';

/** glibc keeps what was given back, a heap a thread (figures: docs/adr/0020-0039/0026-drawing-in-threads.md). */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Node 24 grows the young generation to 128 MB on a machine with much memory and keeps it (figures:
 * docs/adr/0020-0039/0029-memory-of-the-site.md).
 */
const small = ['--max-semi-space-size=8'];

/** What the process of the site is given: its file, and variables that it reads before its code runs. */
export const siteProcess = {
  file: inProject('apps', 'server', 'src', 'main.ts'),
  /**
   * Settings of Node; none where the system's own Node knows other ones.
   * @param {string} node
   * @returns {Promise<string[]>}
   */
  nodeArgs: async (node) => ((await run(node, [...small, '--version'])).code === 0 ? small : []),
  /** @param {NodeJS.ProcessEnv} given what the caller sets stands above it */
  env: (given = process.env) => ({ ...memory, ...given }),
};
