// npm start: from a bare clone to a running site. Runs on the system's Node 20+, the site on the project's own Node.
import { runForeground } from './setup/child.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { inProject } from './setup/paths.mjs';
import { runCommand } from './setup/progress.mjs';
import { findRunningNode } from './setup/versions.mjs';
import { ensureWebBuilt } from './setup/web-build.mjs';

/** glibc keeps what a picture's encoder gave back, a heap a thread (figures: docs/adr/0020-0039/0026-drawing-in-threads.md). */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

await runCommand(async () => {
  await ensureInstalled();
  const node = await findRunningNode();
  await ensureWebBuilt(node);
  return runForeground(node, [inProject('apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)], {
    env: { ...memory, ...process.env },
  });
});
