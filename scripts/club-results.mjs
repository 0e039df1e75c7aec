// npm run clubs:results -- list | accept <id> | decline <id> "<reason>": decides results of club competitions.
import { runForeground } from './setup/child.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { inProject } from './setup/paths.mjs';
import { runCommand } from './setup/progress.mjs';
import { findRunningNode } from './setup/versions.mjs';

await runCommand(async () => {
  await ensureInstalled();
  const node = await findRunningNode();
  return runForeground(node, [
    inProject('apps', 'server', 'src', 'commands', 'club-results.ts'),
    ...process.argv.slice(2),
  ]);
});
