import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../setup/browser.mjs';
import { run } from '../setup/child.mjs';
import { inProject } from '../setup/paths.mjs';
import { ensureWebBuilt } from '../setup/web-build.mjs';
import { freePort } from './free-port.mjs';

const withoutColours = (text) => text.replaceAll(/\u001B\[[\d;]*m/g, '');

const specsOf = (suite, titles = []) => [
  ...(suite.specs ?? []).map((spec) => ({ titles: [...titles, spec.title], tests: spec.tests })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...titles, inner.title])),
];

const fileTimes = (report) => {
  const times = new Map();
  const add = (file, tests) => {
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    times.set(file, (times.get(file) ?? 0) + ms);
  };
  for (const suite of report.suites) for (const { tests } of specsOf(suite)) add(suite.title, tests);
  return [...times].toSorted(([, one], [, other]) => other - one);
};

/** What costs the run most, and what went well only at the second try: both are to be mended. */
const remarksOf = (report) => {
  const twice = report.suites
    .flatMap((suite) => specsOf(suite, [suite.title]))
    .flatMap(({ titles, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `[${projectName}] ${titles.join(' › ')}`),
    );
  const longest = fileTimes(report)
    .slice(0, 12)
    .map(([file, ms]) => `${file} ${Math.round(ms / 1000)} s`);
  return [...twice.map((name) => `only at the second try: ${name}`), `longest files: ${longest.join(', ')}`];
};

const failuresOf = (report) =>
  report.suites
    .flatMap((suite) => specsOf(suite, [suite.title]))
    .flatMap(({ titles, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map((test) => ({
          name: `[${test.projectName}] ${titles.join(' › ')}`,
          text: withoutColours(test.results.flatMap(({ errors }) => errors.map((error) => error.message)).join('\n')),
        })),
    );

/** The browser journeys on a server of their own: an empty data folder, the demonstration season, a free port. */
export const browserStep = async ({ node, folder }) => {
  await ensureWebBuilt(node);
  const browser = await ensureBrowser(node);
  const reportFile = path.join(folder, 'browser.json');
  const env = {
    CHROMIUM_PATH: browser,
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
  };
  const cli = inProject('node_modules', '@playwright', 'test', 'cli.js');
  const { code, output } = await run(node, [cli, 'test', '--reporter=json'], { env });
  if (!existsSync(reportFile)) return { passed: 0, failures: [{ name: 'playwright', text: withoutColours(output) }] };
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const failures = [
    ...report.errors.map((error) => ({ name: 'playwright', text: withoutColours(error.message ?? String(error)) })),
    ...failuresOf(report),
  ];
  if (failures.length === 0 && code !== 0) failures.push({ name: 'playwright', text: withoutColours(output) });
  const { expected, flaky, skipped } = report.stats;
  const notes = [flaky > 0 && `${flaky} only at the second try`, skipped > 0 && `${skipped} skipped`].filter(Boolean);
  return { passed: expected + flaky, failures, note: notes.join(', '), remarks: remarksOf(report) };
};
