import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './report.ts';
import { sourceFiles } from './source-files.ts';

const definitions = 'docs/requirements/';
const text = /\.(ts|tsx|mts|js|mjs|css|sql|json|md|ya?ml)$/;

/** What may be cited; a new group of requirements is added here. */
const groups = (
  'API AUTH BASKET BO CAL CLUB CONST DEC DELIV DESK ENT ERR EVENT GEN HOME I18N INS ME MSG NAV NEWS PAGE PAY PRICE PROMO ' +
  'RESULT ROLE ROUTE SESS SET SHOP SUPPORT THEME TICKET'
).replaceAll(' ', '|');

const definition = new RegExp(`^- \\*\\*((?:${groups})-\\d+)\\*\\* \\S`);
/** What follows the first number: `…19`, `–ME-27`, `, 107`; the line of a comment may end after the comma, and `, 20 min` is none. */
const next = String.raw`(?:[…–](?:\1-)?|,\s(?:\s*\*\s)?)\d{2,3}(?!\d|[.:]\d|\s?[%₽\p{L}])`;
const citation = new RegExp(String.raw`(?<![\p{L}\d_-])(${groups})-\d+(?:${next})*`, 'gu');

/** Every id that a text cites, in order; each number of a range (`SET-16…19`) and of a list (`DEC-89, 107`) is one. */
export const idsIn = (source: string): { id: string; index: number }[] =>
  [...source.matchAll(citation)].flatMap(({ 0: cited, 1: group = '', index }) => {
    let last = 0;
    // Groups of more than a hundred lines are numbered with three digits.
    const width = /\d+/.exec(cited.slice(group.length))?.[0].length;
    return [...cited.slice(group.length).matchAll(/([…–]?)[^\d]*(\d+)/g)].flatMap(([, dash, digits]) => {
      const first = dash ? last + 1 : Number(digits);
      last = Number(digits);
      return Array.from({ length: last - first + 1 }, (_, step) => ({
        id: `${group}-${String(first + step).padStart(width ?? 0, '0')}`,
        index,
      }));
    });
  });

type Place = { id: string; at: string };

const citedIn = (file: string, source: string): Place[] =>
  idsIn(source).map(({ id, index }) => ({ id, at: `${file}:${source.slice(0, index).split('\n').length}` }));

const definedIn = (file: string, source: string): Place[] =>
  source.split('\n').flatMap((line, index) => {
    const id = definition.exec(line)?.[1];
    return id ? [{ id, at: `${file}:${index + 1}` }] : [];
  });

/** Whether what the files below `root` cite and what docs/requirements defines is the same, each once. */
export const checkRequirements = (root: string): Check[] => {
  const files = sourceFiles(root)
    .filter((file) => text.test(file))
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));
  const lists = files.filter(({ file }) => file.startsWith(definitions));
  const cited = files.filter((one) => !lists.includes(one)).flatMap(({ file, source }) => citedIn(file, source));
  const crossed = lists.flatMap(({ file, source }) => citedIn(file, source));
  const defined = lists.flatMap(({ file, source }) => definedIn(file, source));
  const known = new Set(defined.map(({ id }) => id));
  const used = new Set(cited.map(({ id }) => id));
  const tell = ({ id, at }: Place): string => `${at}: ${id}`;
  return [
    {
      name: 'every cited requirement is defined in docs/requirements',
      problems: [...cited, ...crossed].filter(({ id }) => !known.has(id)).map(tell),
    },
    {
      name: 'no requirement is defined twice',
      problems: defined.filter(({ id }, at) => defined.findIndex((one) => one.id === id) < at).map(tell),
    },
    {
      name: 'every defined requirement is cited',
      problems: defined.filter(({ id }) => !used.has(id)).map(tell),
    },
  ];
};
