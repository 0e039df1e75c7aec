// Checks that README and the operations handbook say the same in both languages and name what the code reads, that the
// handbook of the staff has the same pages and pictures in both, that the other pages are in English and explain sections of the API, and that what pages name exists.
import path from 'node:path';
import { checkApiSections } from './api-sections.ts';
import { checkEnglishPages } from './english-pages.ts';
import { checkHandbookPages } from './handbook-pages.ts';
import { checkHandbook } from './handbook-rules.ts';
import { checkNamedCode } from './named-code.ts';
import { type Check, printReport } from './report.ts';

const root = path.resolve(import.meta.dirname, '../..');
const checkAll = (folder: string): Check[] => [
  ...checkHandbook(folder),
  ...checkHandbookPages(folder),
  checkEnglishPages(folder),
  checkApiSections(folder),
  ...checkNamedCode(folder),
];

const proofs = checkAll(path.join(root, 'scripts/lint-samples/handbook')).map(({ name, problems }) => ({
  name: `rule "${name}" reports its sample`,
  problems: problems.length > 0 ? [] : ['it reports nothing'],
}));

printReport([...checkAll(root), ...proofs]);
