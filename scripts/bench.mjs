// npm run bench: runs bench/*.bench.ts one after another, each beside its own baseline.
// `npm run bench -- reserve pages` runs the ones named.
import { readdirSync } from 'node:fs';
import { runForeground } from './setup/child.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { inProject } from './setup/paths.mjs';
import { Refusal, runCommand, seconds } from './setup/progress.mjs';
import { findRunningNode } from './setup/versions.mjs';
import { ensureWebBuilt } from './setup/web-build.mjs';

const suffix = '.bench.ts';

const chosenBenches = (names) => {
  const all = readdirSync(inProject('bench'))
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
    .toSorted();
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Refusal(`No benchmark is called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  return names.length > 0 ? names : all;
};

await runCommand(async () => {
  const chosen = chosenBenches(process.argv.slice(2));
  await ensureInstalled();
  const node = await findRunningNode();
  await ensureWebBuilt(node);
  const failed = [];
  for (const name of chosen) {
    const from = performance.now();
    console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 76 - name.length))}`);
    const code = await runForeground(node, ['--expose-gc', inProject('bench', `${name}${suffix}`)]);
    if (code !== 0) failed.push(name);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(from)})`);
  }
  console.log(`\n${chosen.length - failed.length} of ${chosen.length} benchmarks met their figures.`);
  if (failed.length > 0) console.log(`Not met: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
});
