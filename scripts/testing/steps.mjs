import { run } from '../setup/child.mjs';
import { inProject } from '../setup/paths.mjs';
import { ensureGenerated, ensureWebBuilt, reactRouter } from '../setup/web-build.mjs';
import { browserStep } from './browser-step.mjs';
import { vitestStep } from './vitest-step.mjs';

const packageFile = (...parts) => inProject('node_modules', ...parts);
const concurrency = 'test/concurrency';
const fuzzing = 'test/fuzz';
const TYPED = [
  'packages/rules',
  'packages/contracts',
  'packages/artwork',
  'apps/server',
  'apps/web',
  'apps/web/office',
  '.',
];

/** One check is one program that ends with code 0. */
const check = async (name, node, args, options) => {
  const { code, output } = await run(node, args, { ...options, env: { NO_COLOR: '1' } });
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [{ name, text: output }] };
};

/** A script of ours that makes several checks and prints what came of them as JSON on its last line. */
const countedChecks = async (node, script, ...args) => {
  const { output } = await run(node, [inProject('scripts', 'checks', script), ...args]);
  const last = output.trim().split('\n').at(-1) ?? '';
  if (!last.startsWith('{"passed"')) throw new Error(`${script} did not end well:\n${output}`);
  return JSON.parse(last);
};

const sum = (outcomes) => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
});

const format = ({ node }) => check('oxfmt --check', node, [packageFile('oxfmt', 'bin', 'oxfmt'), '--check']);

const lint = async ({ node }) => {
  await ensureGenerated(node);
  return sum([
    await check('oxlint', node, [packageFile('oxlint', 'bin', 'oxlint'), '--format=stylish']),
    await countedChecks(node, 'imports.ts'),
    await countedChecks(node, 'tidy-tree.ts'),
    await countedChecks(node, 'messages.ts'),
    await countedChecks(node, 'style-order.ts'),
    await countedChecks(node, 'table-owners.ts'),
    await countedChecks(node, 'handbook.ts'),
    await countedChecks(node, 'requirements.ts'),
  ]);
};

/** Apart from the rest of lint, because each server that CI has is asked. */
const statements = async ({ node }) => {
  await ensureGenerated(node);
  return countedChecks(node, 'statements.ts');
};

const types = async ({ node }) => {
  await ensureGenerated(node);
  const typegen = await run(node, [reactRouter, 'typegen'], { cwd: inProject('apps', 'web') });
  if (typegen.code !== 0) throw new Error(`react-router typegen:\n${typegen.output}`);
  const outcomes = [];
  for (const folder of TYPED) {
    const args = [packageFile('typescript', 'bin', 'tsc'), '--noEmit', '-p', inProject(folder)];
    outcomes.push(await check(`tsc -p ${folder}`, node, args));
  }
  return sum(outcomes);
};

const build = async ({ node }) => {
  await ensureWebBuilt(node);
  return countedChecks(node, 'bundle-budgets.ts');
};

/** All its requests when it is asked for by name; a few minutes of them in a whole run, and always in CI. */
const fuzz = (context) => {
  if (context.isNamed && !process.env.CI) process.env.FUZZ_SECONDS ??= '3600';
  return vitestStep({ workspace: 'apps/server', paths: [`${fuzzing}/`] })(context);
};

/**
 * Everything `npm test` does, in this order. `run` answers how many checks passed and which failed; `onOneCore`: it leaves
 * the other cores to its neighbours.
 */
export const steps = [
  { name: 'format', run: format, onOneCore: true },
  { name: 'lint', run: lint, onOneCore: true },
  { name: 'statements', run: statements, onOneCore: true },
  { name: 'types', run: types, onOneCore: true },
  {
    name: 'unit',
    run: vitestStep(
      { workspace: 'packages/rules' },
      { workspace: 'packages/contracts' },
      { workspace: 'packages/artwork' },
      { workspace: 'apps/web' },
    ),
  },
  {
    name: 'server',
    run: vitestStep({ workspace: 'apps/server', without: [`**/${concurrency}/**`, `**/${fuzzing}/**`] }),
  },
  {
    name: 'concurrency',
    // Both ways in which orders and notices are settled.
    run: vitestStep(
      ...['together', 'alone'].map((SETTLE) => ({
        workspace: 'apps/server',
        paths: [`${concurrency}/`],
        env: { SETTLE },
      })),
    ),
  },
  { name: 'fuzz', run: fuzz },
  { name: 'build', run: build },
  { name: 'browser', run: browserStep },
];
