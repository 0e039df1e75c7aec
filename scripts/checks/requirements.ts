// Checks that every requirement the tree cites is defined, once, and that every rule reports just what its sample breaks.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Check, printReport } from './report.ts';
import { checkRequirements } from './requirement-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const samples = path.join(root, 'scripts/lint-samples/requirements');

/** A line for each rule: the ids that it has to find in the sample, no more and no fewer. */
const expected = readFileSync(path.join(samples, 'expected.txt'), 'utf8').split('\n');

const proofs = checkRequirements(samples).map(({ name, problems }, rule): Check => {
  const found = problems.map((problem) => problem.split(' ').at(-1) ?? '').toSorted((a, b) => a.localeCompare(b));
  return {
    name: `rule "${name}" reports its sample`,
    problems: found.join(' ') === expected[rule] ? [] : [`it reports ${found.join(' ') || 'nothing'}`],
  };
});

printReport([...checkRequirements(root), ...proofs]);
