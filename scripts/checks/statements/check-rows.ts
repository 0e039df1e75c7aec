import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Column } from './describe.ts';
import type { Site } from './instrument.ts';

/** Statements of one folder, with the columns of the rows that each of their texts answers. */
export type Described = {
  readonly name: string;
  readonly folder: string;
  readonly statements: readonly { readonly site: Site; readonly rows: readonly (readonly Column[])[] }[];
};

const root = path.resolve(import.meta.dirname, '../../..');

const inTypeScript = (columns: readonly Column[]): string =>
  `{ ${[...new Map(columns.map(({ name, type }) => [name, `'${name}': ${type}`])).values()].join('; ')} }`;

/** The source with what the database answers beside every type of rows; its lines stay where they are. */
const withAnswers = (source: string, statements: Described['statements'], types: string): string => {
  let text = source;
  const typed = statements.filter(({ site }) => site.rows !== null);
  for (const { site, rows } of typed.toSorted((a, b) => (b.site.rows?.start ?? 0) - (a.site.rows?.start ?? 0))) {
    const { start, end } = site.rows ?? { start: 0, end: 0 };
    const answers = [...new Set(rows.map(inTypeScript))];
    const open = 'Fits<Rows<'.repeat(answers.length);
    text = `${text.slice(0, start)}${open}${text.slice(start, end)}${answers.map((answer) => `, ${answer}>>`).join('')}${text.slice(end)}`;
  }
  return `import type { Computed, Fits, Json, Nothing, Rows } from '${types}'; ${text}`;
};

/** Lines of the compiler: one problem each, with what stands indented below. */
const problemsOf = (output: string): string[] =>
  output
    .split(/\n(?=\S)/)
    .filter((one) => one.trim() !== '')
    .map((one) => one.replace(/\((\d+),\d+\): error TS\d+:/, ':$1:').trimEnd())
    // What is compared is long and says nothing that the lines below it do not.
    .map((one) => one.replace(/ Type 'Rows<.* does not satisfy the constraint .*\n\s*/, ' '));

/** `name` → what is wrong with its types of rows: the type checker compares a copy in which the answers stand beside them. */
export const checkRows = (all: readonly Described[]): Map<string, string[]> => {
  const place = path.join(root, 'apps/server/build', `statements-${process.pid}`);
  mkdirSync(place, { recursive: true });
  try {
    cpSync(path.join(import.meta.dirname, 'fits.ts'), path.join(place, 'fits.ts'));
    for (const { name, folder, statements } of all) {
      cpSync(folder, path.join(place, name), { recursive: true });
      for (const file of new Set(statements.map(({ site }) => site.file))) {
        const copy = path.join(place, name, file);
        const types = path.relative(path.dirname(copy), path.join(place, 'fits.ts'));
        const own = statements.filter(({ site }) => site.file === file);
        writeFileSync(copy, withAnswers(readFileSync(copy, 'utf8'), own, types.startsWith('.') ? types : `./${types}`));
      }
    }
    const settings = {
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: { types: ['node'], noUnusedLocals: false },
      include: ['*/**/*.repository.ts'],
    };
    writeFileSync(path.join(place, 'tsconfig.json'), JSON.stringify(settings));
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    const { stdout, error } = spawnSync(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', place], {
      cwd: place,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    if (error) throw error;
    const problems = problemsOf(stdout).filter((one) => /^[^:]+\.repository\.ts:/.test(one) || !/^\S+\.ts:/.test(one));
    return new Map(
      all.map(({ name }) => [
        name,
        problems
          .filter((one) => one.startsWith(`${name}/`) || !/^\S+\.ts:/.test(one))
          .map((one) => (one.startsWith(`${name}/`) ? one.slice(name.length + 1) : one)),
      ]),
    );
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
};
