// npm run dev: the site with hot reloading. Pages change in place, the server starts anew when its own files change.
import { runForeground } from './setup/child.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { inProject } from './setup/paths.mjs';
import { runCommand, step } from './setup/progress.mjs';
import { findRunningNode } from './setup/versions.mjs';
import { ensureGenerated } from './setup/web-build.mjs';

// Named folders: left to itself Node would watch the files that Vite writes while it starts, too.
const watched = [
  'apps/server/src',
  'apps/server/db',
  'packages/artwork/src',
  'packages/contracts/src',
  'packages/rules/src',
].map((folder) => `--watch-path=${inProject(folder)}`);

await runCommand(async () => {
  await ensureInstalled();
  const node = await findRunningNode();
  await step({ doing: 'generating sources', done: 'sources generated' }, () => ensureGenerated(node));
  return runForeground(node, [...watched, '--watch-preserve-output', inProject('apps', 'server', 'src', 'main.ts')], {
    env: { NODE_ENV: 'development', WEB: 'dev' },
  });
});
