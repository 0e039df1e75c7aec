// npm run handbook: walks the jobs of the back office on a demonstration site and takes the pictures of docs/operations
// anew, in both languages. `npm run handbook -- prices places` takes those of the walks named.
import { ensureBrowser } from './setup/browser.mjs';
import { runForeground } from './setup/child.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { inProject } from './setup/paths.mjs';
import { runCommand } from './setup/progress.mjs';
import { findRunningNode } from './setup/versions.mjs';
import { freePort } from './testing/free-port.mjs';
import { ensureWebBuilt } from './setup/web-build.mjs';

await runCommand(async () => {
  await ensureInstalled();
  const node = await findRunningNode();
  await ensureWebBuilt(node);
  const cli = inProject('node_modules', '@playwright', 'test', 'cli.js');
  const walks = process.argv.slice(2);
  return runForeground(node, [cli, 'test', '--config=handbook.config.ts', '--reporter=line', ...walks], {
    env: { CHROMIUM_PATH: await ensureBrowser(node), E2E_PORT: process.env.E2E_PORT ?? String(await freePort()) },
  });
});
