// Checks that no look depends on the order in which split stylesheets are loaded; docs/testing.md tells what it sees.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { printReport } from './report.ts';
import { checkStyleOrder } from './styles/style-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const samples = path.join(root, 'scripts/lint-samples/styles');

const reports = checkStyleOrder(samples);
const proofs = reports.map(({ name, problems }) => ({
  name: `rule "${name}" reports its sample`,
  problems: problems.length > 0 ? [] : ['it reports nothing'],
}));
/** Every element of this sample is dressed twice: by a shorthand and by a part of it, or through a prop of another name. */
const pairs = 'shared/ui/pairs.tsx';
const missed = readFileSync(path.join(samples, pairs), 'utf8')
  .split('\n')
  .flatMap((line, index) => (/[cC]lass(Name)?=/.test(line) ? [`${pairs}:${index + 1}:`] : []))
  .filter((place) => !reports.some(({ problems }) => problems.some((line) => line.startsWith(place))));
const shorthands = {
  name: 'every pair of a shorthand and its part is reported',
  problems: missed.map((place) => `${place} it is not reported`),
};
/** Sheets of the sample that are right: a rule that reports everything is no rule. */
const calm = {
  name: 'samples of order by layer and by weight are not reported',
  problems: reports.flatMap(({ problems }) => problems.filter((line) => line.includes('calm'))),
};

printReport([...checkStyleOrder(path.join(root, 'apps/web/app')), ...proofs, shorthands, calm]);
