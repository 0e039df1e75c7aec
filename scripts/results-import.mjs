// npm run results:import -- <file> --event-city <id>: reads the results of a timing crew into a past start.
import { runForeground } from './setup/child.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { inProject } from './setup/paths.mjs';
import { runCommand } from './setup/progress.mjs';
import { findRunningNode } from './setup/versions.mjs';

// Rows are forgotten as soon as they are stored: a heap with a low ceiling is cleared often and stays small.
const memory = ['--max-semi-space-size=4', '--max-old-space-size=512'];

await runCommand(async () => {
  await ensureInstalled();
  const node = await findRunningNode();
  return runForeground(node, [
    ...memory,
    inProject('apps', 'server', 'src', 'commands', 'results-import.ts'),
    ...process.argv.slice(2),
  ]);
});
