import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../setup/child.mjs';
import { inProject, projectRoot } from '../setup/paths.mjs';
import { ensureGenerated } from '../setup/web-build.mjs';

const failuresOf = (file) => {
  const name = path.relative(projectRoot, file.name);
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  if (file.status === 'failed' && failed.length === 0) return [{ name, text: file.message }];
  return failed.map((test) => ({ name: `${name} › ${test.fullName}`, text: test.failureMessages.join('\n') }));
};

/** Which files cost a run most, those that others would wait for; see `browser-step.mjs`. */
const longestOf = (files) => {
  const long = files
    .map(({ name, startTime, endTime }) => ({
      name: path.relative(projectRoot, name),
      took: (endTime - startTime) / 1000,
    }))
    .filter(({ took }) => took >= 10)
    .toSorted((one, other) => other.took - one.took)
    .slice(0, 12);
  return long.map(({ name, took }) => `${name} ${Math.round(took)} s`);
};

/** Runs the tests of one workspace; `paths` narrows them, `without` leaves some out, `env` is theirs beside ours. */
const runSuite = async ({ workspace, paths = [], without = [], env = {} }, { node, folder }) => {
  const title = [workspace, ...paths, ...Object.entries(env).map((one) => one.join('='))].join(' ');
  const reportFile = path.join(folder, `${title.replaceAll(/\W/g, '-')}.json`);
  const args = [
    inProject('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...paths,
    ...without.map((pattern) => `--exclude=${pattern}`),
    '--reporter=json',
    `--outputFile=${reportFile}`,
  ];
  const { code, output } = await run(node, args, { cwd: inProject(workspace), env });
  if (!existsSync(reportFile)) return { passed: 0, failures: [{ name: title, text: output }] };
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const failures = report.testResults.flatMap(failuresOf);
  if (failures.length === 0 && report.numPassedTests === 0) failures.push({ name: title, text: 'no test was found' });
  if (failures.length === 0 && code !== 0) failures.push({ name: `${title}: outside of the tests`, text: output });
  const skipped = report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failures,
    note: skipped > 0 ? `${skipped} skipped in ${title}` : undefined,
    longest: longestOf(report.testResults),
  };
};

/**
 * A step that runs vitest in workspaces one after another. A file that does not load counts as one failure, a crash
 * outside of any test too; a workspace without a single test is a failure.
 */
export const vitestStep =
  (...suites) =>
  async (context) => {
    await ensureGenerated(context.node);
    const outcomes = [];
    for (const suite of suites) outcomes.push(await runSuite(suite, context));
    const longest = outcomes.flatMap((outcome) => outcome.longest ?? []);
    return {
      passed: outcomes.reduce((total, { passed }) => total + passed, 0),
      failures: outcomes.flatMap(({ failures }) => failures),
      note: outcomes.flatMap(({ note }) => note ?? []).join(', '),
      remarks: longest.length > 0 ? [`longest files: ${longest.join(', ')}`] : [],
    };
  };
