import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './report.ts';
import { sourceFiles } from './source-files.ts';

const LONGEST_FILE = 300;
/** Files beside one another; more of them want folders that name their parts. */
const FULLEST_FOLDER = 25;
/** Flat by nature: migrations are read in their order, messages by the name of their page. */
const flat = /(^|\/)(db\/migrations|(i18n|office)\/messages\/[a-z]{2})$/;
const code = /\.(ts|tsx|mts|js|mjs|css|sql)$/;
const text = /\.(ts|tsx|mts|js|mjs|css|sql|json|md|ya?ml|html|svg|sh)$|(^|\/)(run|\.npmrc|\.editorconfig)$/;

const places = (file: string, source: string, pattern: RegExp): string[] =>
  source
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : []));

const vague = /(^|\/)(utils?|helpers?|common|misc)([.-][^/]*)?(\/|$)/;
// Written with character classes, so that the patterns do not find themselves.
const unfinished = /\b(TO[D]O|FIX[M]E)\b|[Nn]ot [i]mplemented|[Cc]oming [s]oon|[Ll]orem [i]psum/;
const machinePath = /(^|[\s'"`(=:])\/(work|farm|root|home\/[a-z]+|Users\/[A-Za-z]+)\//;
const address = /"resolved": "https?:/;
const product = /(^|\/)(apps\/(server\/src|web\/(app|public))|packages\/[^/]+\/src)\//;
/** Where an organiser says who they are; the code name of the program, which no brand changes, stands in `product`. */
const organiserHome =
  /(^|\/)(packages\/rules\/src\/organiser|kernel\/(brand|product)|messages\/(ru|en)\/brand|[^/]+\.test)\.tsx?$/;
/** The demonstration's brand and whatever is named after it, the scope of the packages apart. */
const brand = /ТРАССА|TRASSA|Trassa|(?<!@)trassa/;
/** GeoNames ids of its city and region, and its zone. */
const home = /\b524_?(901|894)\b|['"`]Europe\/Moscow/;
const sport = /с препятствиями|[Oo]bstacle rac/;
/** Colours of the brand; white and black are nobody's. */
const colour = /#(?!f{6}|0{6})[0-9a-f]{6}\b/i;
const lonely = /\b(it|test|describe)\.(skip|only|todo)\(\s*['"`]/;

const spacing = /^\s*(?:margin|padding|inset|gap|row-gap|column-gap)(?:-[a-z-]+)?:/;
const literalSpace = /(?<![\w.#-])-?(?:[3-9]|\d+\.\d+|\d{2,})(?:px|rem)\b/;
/** A declaration whose space is no token; 1 and 2 px correct the eye, and a comment on the line says what else it is. */
const isLooseSpace = (line: string): boolean => spacing.test(line) && literalSpace.test(line) && !line.includes('/*');
const width = /@media[^{]*\d(?:px|r?em)\b/;

const linesOf = (file: string, source: string, isWrong: (line: string) => boolean): string[] =>
  source.split('\n').flatMap((line, index) => (isWrong(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));

type Rule = { name: string; find: (file: string, read: () => string) => string[] };

/** Finds what an organiser says of themselves, outside of where they say it. */
const inProduct =
  (pattern: RegExp): Rule['find'] =>
  (file, read) =>
    text.test(file) && product.test(file) && !organiserHome.test(file) ? places(file, read(), pattern) : [];

/** What a reader would notice first. Each rule has a broken sample in scripts/lint-samples/tidiness. */
export const rules: readonly Rule[] = [
  { name: 'files are named after what they do', find: (file) => (vague.test(file) ? [file] : []) },
  {
    name: `no file is longer than ${LONGEST_FILE} lines`,
    find: (file, read) => {
      if (!code.test(file)) return [];
      const lines = read().split('\n').length - 1;
      return lines > LONGEST_FILE ? [`${file}: ${lines} lines`] : [];
    },
  },
  {
    name: 'nothing is left unfinished',
    find: (file, read) => (code.test(file) ? places(file, read(), unfinished) : []),
  },
  {
    name: 'no path or address of one machine',
    find: (file, read) =>
      text.test(file) ? [...places(file, read(), machinePath), ...places(file, read(), address)] : [],
  },
  { name: 'the product names no brand and no start of the demonstration', find: inProduct(brand) },
  { name: 'the product names no city and no zone of the demonstration', find: inProduct(home) },
  { name: 'the product names no sport of the demonstration', find: inProduct(sport) },
  {
    name: 'the server takes colours from its brand',
    find: (file, read) => (/(^|\/)apps\/server\/src\//.test(file) ? inProduct(colour)(file, read) : []),
  },
  {
    name: 'no test is skipped or alone',
    find: (file, read) => (/\.(test|spec|bench)\.tsx?$/.test(file) ? places(file, read(), lonely) : []),
  },
  {
    name: 'space is a token',
    find: (file, read) => (file.endsWith('.css') ? linesOf(file, read(), isLooseSpace) : []),
  },
  {
    name: 'widths of pages have names',
    find: (file, read) => (file.endsWith('.css') ? places(file, read(), width) : []),
  },
];

const fullFolders = (files: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const folder of files.map((file) => path.posix.dirname(file)))
    if (!flat.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) => (count > FULLEST_FOLDER ? [`${folder}: ${count} files`] : []));
};

/** Runs the rules over every file below `root`. */
export const checkTidiness = (root: string): Check[] => {
  const files = sourceFiles(root);
  return [
    ...rules.map(({ name, find }) => ({
      name,
      problems: files.flatMap((file) => find(file, () => readFileSync(path.join(root, file), 'utf8'))),
    })),
    { name: `no folder holds more than ${FULLEST_FOLDER} files beside one another`, problems: fullFolders(files) },
  ];
};
