import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './report.ts';
import { sourceFiles } from './source-files.ts';

/** Pages that exist in both languages: the English one and the Russian one. */
const pairs = [
  ['README.md', 'README.ru.md'],
  ['docs/operations.md', 'docs/operations.ru.md'],
] as const;
const handbook = 'docs/operations.md';

/** Given by the system, by npm, or by one process of ours to the next: nobody sets them. */
const notForPeople = new Set(['PATH', 'INIT_CWD', 'BENCH_INPUT']);

const program = /^(apps|packages|scripts|bench|e2e)\/.*\.(ts|tsx|mjs)$|^playwright\.config\.ts$/;
const test = /\.test\.tsx?$/;

const found = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].flatMap(([, name]) => name ?? []);

const commandsOf = (page: string): Set<string> =>
  new Set(page.match(/\bnpm (?:run [a-z][\w:-]*|start\b|test\b)/g)?.map((command) => command.trim()));

/** What stands in code spans and blocks and looks like the name of a variable. */
const variablesOf = (page: string): Set<string> => {
  const code = page.match(/```[\s\S]*?```|`[^`\n]+`/g) ?? [];
  return new Set(code.flatMap((part) => part.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*\b/g) ?? []));
};

/** `LIMIT_${name}`, `KEEP_${name}_YEARS`: one variable for each number of the table of defaults in that file. */
const familyOf = (source: string): string[] => {
  const [, prefix] = /`([A-Z]+_)\$\{name\b/.exec(source) ?? [];
  if (!prefix) return [];
  const [, suffix = ''] = /toUpperCase\(\)\}(_[A-Z]+)?`/.exec(source) ?? [];
  const [, table = ''] = /const defaults = \{([\s\S]*?)\n\} as const/.exec(source) ?? [];
  const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
  return found(table, /^ {2}(\w+): \d/gm).map((name) => prefix + snake(name) + suffix);
};

/** Names of the variables that a file reads: of the environment itself, of the settings' schema, and of a family. */
const readBy = (source: string): string[] =>
  /process\.env|ProcessEnv/.test(source)
    ? [
        ...found(source, /process\.env(?:\.|\[')([A-Z][A-Z0-9_]*)/g),
        ...found(source, /^ {2}([A-Z][A-Z0-9_]*): (?:z\b|oneOf|number|url)/gm),
        ...found(source, /numberOf\('([A-Z][A-Z0-9_]*)'/g),
        ...familyOf(source),
      ]
    : [];

const readInTree = (root: string): Map<string, string> => {
  const files = sourceFiles(root).filter((file) => program.test(file) && !test.test(file));
  const long = sourceFiles(root).filter((file) => /^apps\/server\/test\/(fuzz|faults)\/.*\.test\.ts$/.test(file));
  return new Map(
    [...files, ...long].flatMap((file) =>
      readBy(readFileSync(path.join(root, file), 'utf8'))
        .filter((name) => !notForPeople.has(name))
        .map((name): [string, string] => [name, file]),
    ),
  );
};

const missing = (names: Iterable<string>, present: ReadonlySet<string>, where: string): string[] =>
  [...names].filter((name) => !present.has(name)).map((name) => `${where} does not name ${name}`);

const different = ([a, setA]: [string, Set<string>], [b, setB]: [string, Set<string>]): string[] => [
  ...missing(setA, setB, b),
  ...missing(setB, setA, a),
];

/** What the pages of people who run the site leave out. Each rule has a broken sample in scripts/lint-samples/handbook. */
export const checkHandbook = (root: string): Check[] => {
  const page = (name: string): string => readFileSync(path.join(root, name), 'utf8');
  const read = readInTree(root);
  const variables = (name: string): Set<string> =>
    new Set([...variablesOf(page(name))].filter((word) => read.has(word) || word.includes('_')));
  const { scripts } = JSON.parse(page('package.json')) as { scripts: Record<string, string> };
  const commands = Object.keys(scripts).map((name) =>
    /^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`,
  );
  const named = variables(handbook);
  return [
    ...pairs.flatMap(([english, russian]): Check[] => [
      {
        name: `${english} and ${russian} name the same commands`,
        problems: different([english, commandsOf(page(english))], [russian, commandsOf(page(russian))]),
      },
      {
        name: `${english} and ${russian} name the same variables`,
        problems: different([english, variables(english)], [russian, variables(russian)]),
      },
    ]),
    {
      name: 'README.md names every command of package.json',
      problems: missing(commands, commandsOf(page('README.md')), 'README.md'),
    },
    {
      name: 'no page names a command that does not exist',
      problems: pairs
        .flat()
        .flatMap((name) =>
          missing(commandsOf(page(name)), new Set(commands), 'package.json').map((p) => `${name}: ${p}`),
        ),
    },
    {
      name: `every variable that the code reads stands in ${handbook}`,
      problems: [...read].filter(([name]) => !named.has(name)).map(([name, file]) => `${name} of ${file}`),
    },
    {
      name: `${handbook} names no variable that nothing reads`,
      problems: [...named].filter((name) => !read.has(name)),
    },
  ];
};
