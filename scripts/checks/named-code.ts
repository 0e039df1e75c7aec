import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './report.ts';
import { sourceFiles } from './source-files.ts';

const code = /^(apps|packages|scripts|bench|e2e)\/.*\.(ts|tsx|mjs|css|sql)$|^[\w.]+\.(config\.ts|mjs|json)$/;
const page = /^(README(\.ru)?|docs\/.+)\.md$/;
/** Names what is still to come. */
const glossary = 'docs/glossary.md';

const withoutBlocks = (text: string): string => text.replaceAll(/```[\s\S]*?```/g, '');

/** Relative links of a page that lead to nothing. */
const brokenLinks = (root: string, file: string, text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].flatMap(([, target = '']) =>
    target.includes(':') || existsSync(path.join(root, path.dirname(file), target)) ? [] : [`${file}: ${target}`],
  );

/** Files and camelCase names in code spans of a page that are nowhere in the code. */
const goneNames = (text: string, files: string, sources: string): string[] =>
  [...text.matchAll(/`([\w./-]+)(?:\([^`]*\))?`/g)].flatMap(([, name = '']) => {
    if (name.includes('/generated/')) return [];
    if (/\.(ts|tsx|mjs|sql)$/.test(name)) return `${files}\n`.includes(`/${name.replace(/^\/+/, '')}\n`) ? [] : [name];
    return /^[a-z]+[A-Z]\w*$/.test(name) && !sources.includes(name) ? [name] : [];
  });

/** What pages name is there: links, files, functions. Each rule has a broken sample in scripts/lint-samples/handbook. */
export const checkNamedCode = (root: string): Check[] => {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const files = sourceFiles(root);
  const programs = files.filter((file) => code.test(file));
  const sources = programs.map(read).join('\n');
  const paths = files.map((file) => `/${file}`).join('\n');
  const pages = files.filter((file) => page.test(file)).map((file) => ({ file, text: withoutBlocks(read(file)) }));
  return [
    {
      name: 'links of pages lead to files',
      problems: pages.flatMap(({ file, text }) => brokenLinks(root, file, text)),
    },
    {
      name: 'files and functions that pages name exist',
      problems: pages
        .filter(({ file }) => file !== glossary)
        .flatMap(({ file, text }) => goneNames(text, paths, sources).map((name) => `${file}: ${name}`)),
    },
  ];
};
