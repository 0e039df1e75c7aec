import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from '../report.ts';
import { sourceFiles } from '../source-files.ts';
import { migratedTables } from './migrated-tables.ts';
import { type Use, usesIn } from './read-statement.ts';
import { statementTexts } from './statement-texts.ts';

/** Who owns which table, and who may read whose, as `apps/server/db/table-owners.ts` says it. */
export type Ownership = {
  /** Module → its tables. */
  readonly owned: Readonly<Record<string, readonly string[]>>;
  /** Module → table of another → why it reads it. */
  readonly reads: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** A use of a table by a module that does not own it. */
type Foreign = Use & { readonly module: string; readonly place: string };

const moduleOf = (file: string): string => /^modules\/([^/]+)\//.exec(file)?.[1] ?? file.split('/')[0] ?? file;

const pair = ({ module, table }: Foreign): string => `${module} → ${table}`;

const pairsOf = (reads: Ownership['reads']): string[] =>
  Object.entries(reads).flatMap(([module, tables]) => Object.keys(tables).map((table) => `${module} → ${table}`));

/** Only who asks the database for something holds statements; elsewhere "news" is a word. */
const asksDatabase = (source: string): boolean => /from '(kysely|pg)'|\.query\(/.test(source);

const foreignUses = (folder: string, owners: ReadonlyMap<string, string>): Foreign[] =>
  sourceFiles(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const module = moduleOf(file);
      const called = new Map<string, string>();
      const source = readFileSync(path.join(folder, file), 'utf8');
      if (!asksDatabase(source)) return [];
      return statementTexts(source).flatMap(({ text, line }) =>
        usesIn(text, (name) => owners.has(name), called)
          .filter(({ table }) => owners.get(table) !== module)
          .map((use) => ({ ...use, module, place: `${file}:${line}` })),
      );
    });

const inWords = (uses: readonly Foreign[], owners: ReadonlyMap<string, string>): string[] =>
  uses.map((use) => `${use.place}: ${pair(use)}, which belongs to ${owners.get(use.table) ?? 'nobody'}`);

/** Whatever is said and not done any more would let it come back unseen. */
const outlived = (uses: readonly Foreign[], said: readonly string[]): string[] => {
  const done = new Set(uses.map(pair));
  return said.filter((one) => !done.has(one)).map((one) => `${one} is declared and not used`);
};

/** Who touches whose tables. Each rule has a broken sample in scripts/lint-samples/tables. */
export const checkTables = (
  { migrations, source }: { migrations: string; source: string },
  { owned, reads }: Ownership,
): Check[] => {
  const tables = migratedTables(migrations);
  const said = Object.entries(owned).flatMap(([module, names]) => names.map((name) => [name, module] as const));
  const owners = new Map(said);
  const uses = foreignUses(source, owners);
  const by = (does: Use['does']): Foreign[] => uses.filter((use) => use.does === does);
  const declared = pairsOf(reads);
  return [
    {
      name: 'every table has one owner',
      problems: [
        ...[...tables].filter((table) => !owners.has(table)).map((table) => `${table} has no owner`),
        ...said.filter(([table]) => !tables.has(table)).map(([table]) => `${table} has an owner and does not exist`),
        ...said.filter(([table, module]) => owners.get(table) !== module).map(([table]) => `${table} has two owners`),
      ],
    },
    { name: 'a module writes its own tables only', problems: inWords(by('write'), owners) },
    { name: 'a module locks rows of its own tables only', problems: inWords(by('lock'), owners) },
    {
      name: 'a module reads tables of others only where it is declared',
      problems: [
        ...inWords(
          by('read').filter((use) => !declared.includes(pair(use))),
          owners,
        ),
        ...outlived(by('read'), declared),
      ],
    },
  ];
};
