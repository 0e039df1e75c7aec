// Has every statement of the repositories prepared by a migrated database and compares the rows it answers with their
// declared types, and checks that every rule reports its samples.
import path from 'node:path';
import { filledColumns } from '../../apps/server/db/filled-columns.ts';
import { wireRows } from '../../apps/server/db/wire-rows.ts';
import { makeTemplate, startTestServer, urlOfDatabase } from '../../apps/server/test/support/database-server.ts';
import { type Check, printReport } from './report.ts';
import { collectStatements } from './statements/collect.ts';
import { describeAll } from './statements/describe.ts';
import { checkStatements, type Subject } from './statements/statement-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const server = path.join(root, 'apps/server');
const samples = path.join(root, 'scripts/lint-samples/statements');

/** Rule → the samples that break it, and how each is reported. */
const broken: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  'every statement is prepared': { 'out-of-reach': /no call comes to it/ },
  'the database knows all that a statement names': {
    'one-way': /column "age" does not exist/,
    'renamed-column': /column "name" does not exist/,
  },
  'an answer has each name once': { 'two-of-a-name': /“id” hides/ },
  'rows have names of the code': {
    'missing-alias': /“full_name” is no name of the code/,
    'wire-name': /“full_name” is no name of the code/,
  },
  'rows are declared as the database answers them': {
    'retyped-column': /'Date' is not assignable to type 'number'/,
    'missing-alias': /Property 'fullName' is missing/,
    'unread-column': /'"kind"' is not assignable to type 'never'/,
    'forgotten-null': /'null' is not assignable/,
    'new-text': /'"child"' is not assignable/,
  },
  'no column is excused without need': { allowed: /fullName/, 'two-of-a-name': /no row keeps a name of the wire/ },
};

const proof = ({ name, problems }: Check): Check => {
  const expected = Object.entries(broken[name] ?? {});
  const isExpected = (problem: string): boolean =>
    expected.some(([file, words]) => problem.startsWith(`${file}.repository.ts:`) && words.test(problem));
  return {
    name: `rule "${name}" reports its samples and nothing else`,
    problems: [
      ...expected
        .filter(([file]) => !problems.some((one) => one.startsWith(`${file}.repository.ts:`)))
        .map(([file]) => `${file} is not reported`),
      ...problems.filter((one) => !isExpected(one)),
    ],
  };
};

const embedded = await startTestServer();
const read = async (
  name: string,
  folder: string,
  migrations: string,
  excuses: Pick<Subject, 'filled' | 'wire'>,
): Promise<Subject> => {
  const collected = await collectStatements(folder);
  const template = await makeTemplate(embedded.url, migrations);
  const texts = collected.statements.flatMap((statement) => statement.texts);
  try {
    const described = await describeAll(urlOfDatabase(embedded.url, template.name), texts);
    return { name, folder, collected, described, ...excuses };
  } finally {
    await template.drop();
  }
};

try {
  const [own = [], sampled = []] = checkStatements([
    await read('src', path.join(server, 'src'), path.join(server, 'db/migrations'), {
      filled: filledColumns,
      wire: wireRows,
    }),
    await read('samples', path.join(samples, 'source'), path.join(samples, 'migrations'), {
      filled: { 'allowed.repository.ts': { fullName: 'never empty anyway' } },
      wire: { 'two-of-a-name.repository.ts': 'nothing of it goes anywhere' },
    }),
  ]);
  printReport([...own, ...sampled.map(proof)]);
} finally {
  await embedded.stop();
}
