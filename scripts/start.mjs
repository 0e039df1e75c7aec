// npm start: from a bare clone to a running site. Runs on the system's Node 20+, the site on the project's own Node.
import { runForeground } from './setup/child.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { runCommand } from './setup/progress.mjs';
import { siteProcess } from './setup/site-process.mjs';
import { findRunningNode } from './setup/versions.mjs';
import { ensureWebBuilt } from './setup/web-build.mjs';

await runCommand(async () => {
  await ensureInstalled();
  const node = await findRunningNode();
  await ensureWebBuilt(node);
  const { nodeArgs, file, env } = siteProcess;
  return runForeground(node, [...(await nodeArgs(node)), file, ...process.argv.slice(2)], { env: env() });
});
