// npm test: installs what the tests need, runs every check, ends with `N passed, N failed`.
// `npm test -- lint types` runs the steps named; see docs/testing.md.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { Refusal, runCommand, seconds } from './setup/progress.mjs';
import { findRunningNode } from './setup/versions.mjs';
import { steps } from './testing/steps.mjs';

const chosenSteps = (names) => {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Refusal(`No step is called ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}.`);
  }
  return names.length > 0 ? steps.filter((step) => names.includes(step.name)) : steps;
};

const runStep = async (step, context) => {
  try {
    const outcome = await step.run(context);
    if (outcome.passed + outcome.failures.length > 0) return outcome;
    return { passed: 0, failures: [{ name: 'nothing was tested', text: 'the step found no test to run' }] };
  } catch (error) {
    const text = error instanceof Refusal ? error.message : (error.stack ?? String(error));
    return { passed: 0, failures: [{ name: 'the step itself', text }] };
  }
};

/** Neighbours that keep one core busy each run at once. */
const sharingCores = (chosen) => {
  const groups = [];
  for (const step of chosen) {
    const last = groups.at(-1);
    if (step.onOneCore && last?.[0].onOneCore) last.push(step);
    else groups.push([step]);
  }
  return groups;
};

const print = (step, outcome, took) => {
  const isGood = outcome.failures.length === 0;
  const words = `${outcome.passed} passed${isGood ? '' : `, ${outcome.failures.length} failed`}`;
  const notes = outcome.note ? `, ${outcome.note}` : '';
  console.log(`${isGood ? '✓' : '✗'} ${step.name.padEnd(12)} ${words}${notes} (${took})`);
  for (const remark of outcome.remarks ?? []) console.log(`    ${remark}`);
  for (const { name, text } of outcome.failures) {
    const indented = text
      .trim()
      .split('\n')
      .map((line) => `      ${line}`);
    console.log(`\n    ✗ ${name}\n${indented.join('\n')}`);
  }
  if (!isGood) console.log('');
};

await runCommand(async () => {
  const from = performance.now();
  const chosen = chosenSteps(process.argv.slice(2));
  await ensureInstalled();
  const node = await findRunningNode();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trassa-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Servers and commands that tests start are compiled once: it is half of a start.
  process.env.NODE_COMPILE_CACHE ??= path.join(folder, 'compiled');
  let passed = 0;
  let failed = 0;
  for (const group of sharingCores(chosen)) {
    const running = group.map(async (step) => {
      const stepFrom = performance.now();
      const outcome = await runStep(step, { node, folder, isNamed: process.argv.includes(step.name) });
      return { step, outcome, took: seconds(stepFrom) };
    });
    for (const { step, outcome, took } of await Promise.all(running)) {
      print(step, outcome, took);
      passed += outcome.passed;
      failed += outcome.failures.length;
    }
  }
  console.log(`\nAll steps took ${seconds(from)}.`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
