import type { Check } from '../report.ts';
import { checkRows, type Described } from './check-rows.ts';
import type { Collected, Statement } from './collect.ts';
import type { Column, Description } from './describe.ts';
import type { Site } from './instrument.ts';

/** The statements of a folder, and what the database with its schema says about them. */
export type Subject = {
  readonly name: string;
  readonly folder: string;
  readonly collected: Collected;
  readonly described: ReadonlyMap<string, Description>;
  /** File → column that may be empty and is never found so → why. */
  readonly filled: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Part of a file's path → why its rows keep the names of the wire. */
  readonly wire: Readonly<Record<string, string>>;
};

const placeOf = ({ file, line }: Site): string => `${file}:${line}`;
const mayBeEmpty = / \| null$/;

const columnsOf = ({ described }: Subject, { texts }: Statement): (readonly Column[])[] =>
  texts.flatMap((text) => {
    const found = described.get(text);
    return found && 'columns' in found ? [found.columns] : [];
  });

/** With the excuses of the file, of which `used` notes those that were needed. */
const excused = (subject: Subject, statement: Statement, used: Set<string>): Column[][] => {
  const { file } = statement.site;
  const reasons = subject.filled[file] ?? {};
  return columnsOf(subject, statement).map((columns) =>
    columns.map(({ name, type }) => {
      if (reasons[name] === undefined || !mayBeEmpty.test(type)) return { name, type };
      used.add(`${file}: ${name}`);
      return { name, type: type.replace(mayBeEmpty, '') };
    }),
  );
};

const unprepared = ({ collected, described }: Subject): string[] =>
  collected.statements.flatMap(({ site, texts }) => [
    ...new Set(
      texts.flatMap((text) => {
        const found = described.get(text);
        return found && 'problem' in found ? [`${placeOf(site)}: ${found.problem}`] : [];
      }),
    ),
  ]);

const namedTwice = (subject: Subject): string[] =>
  subject.collected.statements.flatMap((statement) => {
    const names = columnsOf(subject, statement)[0]?.map(({ name }) => name) ?? [];
    return names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `${placeOf(statement.site)}: “${name}” hides another column of this name`);
  });

const isNameOfCode = (name: string): boolean => /^[a-z][A-Za-z0-9]*$/.test(name);

const namedOtherwise = (subject: Subject, statement: Statement): string[] =>
  statement.site.rows === null
    ? []
    : [
        ...new Set(
          columnsOf(subject, statement)
            .flat()
            .map(({ name }) => name),
        ),
      ].filter((name) => !isNameOfCode(name));

/** Rows without a name of the code, and excuses that no row needs. */
const foreignNames = (subject: Subject): { unnamed: string[]; unneeded: string[] } => {
  const needed = new Set<string>();
  const unnamed = subject.collected.statements.flatMap((statement) => {
    const { site } = statement;
    const names = namedOtherwise(subject, statement);
    const excuse = Object.keys(subject.wire).find((part) => site.file.includes(part));
    if (excuse === undefined)
      return names.map((name) => `${placeOf(site)}: “${name}” is no name of the code: alias it`);
    if (names.length > 0) needed.add(excuse);
    return [];
  });
  return { unnamed, unneeded: Object.keys(subject.wire).filter((part) => !needed.has(part)) };
};

/** Rules about what statements ask and answer, for each subject. Each has broken samples in scripts/lint-samples/statements. */
export const checkStatements = (subjects: readonly Subject[]): Check[][] => {
  const used = new Set<string>();
  const all = subjects.map((subject): Described => ({
    name: subject.name,
    folder: subject.folder,
    statements: subject.collected.statements
      .filter((statement) => statement.site.rows !== null)
      .map((statement) => ({ site: statement.site, rows: excused(subject, statement, used) })),
  }));
  const rows = checkRows(all);
  return subjects.map((subject) => [
    {
      name: 'every statement is prepared',
      problems: subject.collected.missed.map((site) => `${placeOf(site)}: no call comes to it`),
    },
    { name: 'the database knows all that a statement names', problems: unprepared(subject) },
    { name: 'an answer has each name once', problems: namedTwice(subject) },
    { name: 'rows have names of the code', problems: foreignNames(subject).unnamed },
    { name: 'rows are declared as the database answers them', problems: rows.get(subject.name) ?? [] },
    {
      name: 'no column is excused without need',
      problems: [
        ...Object.entries(subject.filled)
          .flatMap(([file, columns]) => Object.keys(columns).map((column) => `${file}: ${column}`))
          .filter((one) => !used.has(one)),
        ...foreignNames(subject).unneeded.map((part) => `${part}: no row keeps a name of the wire`),
      ],
    },
  ]);
};
