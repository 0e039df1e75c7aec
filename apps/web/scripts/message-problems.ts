import compile from 'icu-minify/compile';
import type { Tree } from './catalogue.ts';

type Source = { name: string; text: string };
type Input = { ru: Tree; en: Tree; sources: readonly Source[] };

const cyrillic = /[а-яё]/i;
// Texts of the contract are used by the server too.
const shared = 'errors.';

const flatten = (tree: Tree, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );

/** Arguments of a message with their kind: `count number`, `name`. A plural in one language may be a plain number in another. */
const argumentsOf = (message: unknown): string[] => {
  if (!Array.isArray(message)) return [];
  const kinds = ['tag', 'select', 'number', 'number', 'number', 'date', 'date'];
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      const [name, kind, ...rest] = node as unknown[];
      if (typeof name === 'string' && (kind === undefined || typeof kind === 'number'))
        found.add(`${name} ${typeof kind === 'number' ? (kinds[kind] ?? kind) : ''}`.trim());
      for (const part of rest) visit(part);
      if (typeof kind === 'object') visit(kind);
    } else if (typeof node === 'object' && node !== null) Object.values(node).forEach(visitParts);
  };
  const visitParts = (parts: unknown): void => {
    if (Array.isArray(parts)) parts.forEach(visit);
  };
  visitParts(message);
  return [...found].sort();
};

const compiled = (text: string): unknown => {
  try {
    return compile(text);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/** Matchers of the keys that the sources name: plain literals and templates such as `nav.${id}`. */
const namesIn = (sources: readonly Source[]): ((key: string) => boolean) => {
  const literals = new Set<string>();
  const templates: RegExp[] = [];
  for (const { text } of sources) {
    for (const match of text.matchAll(/'([\w.]+)'/g)) literals.add(match[1] ?? '');
    for (const match of text.matchAll(/`([\w.]*)\$\{[^}`]+\}([\w.]*)`/g)) {
      if (match[1] || match[2]) templates.push(new RegExp(`^${match[1]}[\\w]+${match[2]}$`));
    }
  }
  // `useTranslations('shell.nav')` makes `home` of `shell.nav.home`: any tail of the key may be named.
  return (key) => {
    const parts = key.split('.');
    return parts.slice(1).some((_, index) => {
      const tail = parts.slice(index + 1).join('.');
      return literals.has(tail) || templates.some((template) => template.test(tail));
    });
  };
};

/** Everything wrong with the catalogues (I18N-01): keys, ICU arguments, unused keys, and words outside the catalogues. */
export const findMessageProblems = ({ ru, en, sources }: Input): string[] => {
  const russian = flatten(ru);
  const english = flatten(en);
  const isNamed = namesIn(sources);
  const problems: string[] = [];
  for (const [key, text] of russian) {
    const other = english.get(key);
    const parsed = compiled(text);
    if (parsed instanceof Error) problems.push(`ru ${key}: ${parsed.message}`);
    if (other === undefined) problems.push(`en ${key}: missing`);
    else {
      const parsedOther = compiled(other);
      if (parsedOther instanceof Error) problems.push(`en ${key}: ${parsedOther.message}`);
      const [a, b] = [argumentsOf(parsed).join(', '), argumentsOf(parsedOther).join(', ')];
      if (a !== b) problems.push(`${key}: arguments differ: ru {${a}}, en {${b}}`);
    }
    if (!key.startsWith(shared) && !isNamed(key)) problems.push(`${key}: not used`);
  }
  for (const [key, text] of english) {
    if (!russian.has(key)) problems.push(`ru ${key}: missing`);
    if (cyrillic.test(text)) problems.push(`en ${key}: Cyrillic text`);
  }
  for (const { name, text } of sources) {
    if (!name.endsWith('.tsx')) continue;
    text.split('\n').forEach((line, index) => {
      if (cyrillic.test(withoutComment(line))) problems.push(`${name}:${index + 1}: words belong in the catalogues`);
    });
  }
  return problems;
};

const withoutComment = (line: string): string => line.replace(/\/\/.*|\/\*.*?(\*\/|$)|^\s*\*.*/, '');
