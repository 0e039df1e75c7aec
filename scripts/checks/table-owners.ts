// Checks that every table has an owner and that only its owner writes it, and that every rule reports its samples.
import path from 'node:path';
import { readFileSync } from 'node:fs';
import * as ownership from '../../apps/server/db/table-owners.ts';
import * as sampled from '../lint-samples/tables/table-owners.ts';
import { type Check, printReport } from './report.ts';
import { checkTables } from './tables/table-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const server = path.join(root, 'apps/server');
const samples = path.join(root, 'scripts/lint-samples/tables');
const source = path.join(samples, 'source');

/** Rules that read statements, and the sample of which every statement breaks one. */
const broken = ['foreign-writes', 'foreign-locks', 'foreign-reads'].map(
  (name) => `modules/orders/${name}.repository.ts`,
);

/** `file:line` of every line that is a statement, or a part of one that names the table. */
const statementsOf = (file: string): string[] =>
  readFileSync(path.join(source, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (/sql`.*(tickets|name)/.test(line) ? [`${file}:${index + 1}`] : []));

const [orphans, ...sampledRules] = checkTables({ migrations: path.join(samples, 'migrations'), source }, sampled);

const proof = ({ name, problems }: Check, file: string): Check => ({
  name: `rule "${name}" reports its samples and nothing else`,
  problems: [
    ...statementsOf(file)
      .filter((place) => !problems.some((problem) => problem.startsWith(`${place}:`)))
      .map((place) => `${place} is not reported`),
    ...problems.filter((problem) => problem.includes('allowed.repository')),
  ],
});

printReport([
  ...checkTables({ migrations: path.join(server, 'db/migrations'), source: path.join(server, 'src') }, ownership),
  {
    name: `rule "${orphans?.name}" reports its sample and nothing else`,
    problems: orphans?.problems.join() === 'gift_cards has no owner' ? [] : (orphans?.problems ?? []),
  },
  ...sampledRules.map((check, index) => proof(check, broken[index] ?? '')),
]);
