import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './report.ts';
import { sourceFiles } from './source-files.ts';

const isEnglish = (file: string): boolean =>
  /^(README|CHANGELOG|docs\/.+)\.md$/.test(file) && !/\.ru\.md$|^docs\/operations\/ru\//.test(file);

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** What is quoted, stands in code or in a table may be Russian: messages, headings of files, terms. So may the brand. */
const ownWords = (page: string): string =>
  page.replaceAll(/```[\s\S]*?```|`[^`\n]+`|^ *\|.*$|“[^”]*”|"[^"\n]*"/gm, blank).replaceAll('ТРАССА', blank);

/** Prose in Russian on a page that has to be in English. Its broken sample is in scripts/lint-samples/handbook. */
export const checkEnglishPages = (root: string): Check => ({
  name: 'README, CHANGELOG and docs are in English',
  problems: sourceFiles(root)
    .filter(isEnglish)
    .flatMap((file) =>
      ownWords(readFileSync(path.join(root, file), 'utf8'))
        .split('\n')
        .flatMap((line, index) => (/[А-Яа-яЁё]{2}/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    ),
});
