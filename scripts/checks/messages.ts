// Checks the catalogues of both languages and that pages take their texts from them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { officeFolder, readCatalogue } from '../../apps/web/scripts/catalogue.ts';
import { checkCatalogues, ownTexts } from './message-rules.ts';
import { type Check, printReport } from './report.ts';
import { sourceFiles } from './source-files.ts';
import { checkStaffWords } from './staff-words.ts';

const root = path.resolve(import.meta.dirname, '../..');
const samples = path.join(root, 'scripts/lint-samples/messages');
const textRule = 'pages take their texts from the catalogues';

/** The kit is a page of development that shows every part with texts of its own. */
const outside = ['shared/i18n/messages/', 'routes/kit/', 'messages/', 'generated/'];

const isPage = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !outside.some((folder) => file.startsWith(folder));

const checkPages = (folder: string): Check => ({
  name: textRule,
  problems: sourceFiles(folder)
    .filter(isPage)
    .flatMap((file) => ownTexts(file, readFileSync(path.join(folder, file), 'utf8'))),
});

const checkAll = async (catalogues: string | undefined, pages: string): Promise<Check[]> => [
  ...checkCatalogues(await readCatalogue('ru', catalogues), await readCatalogue('en', catalogues)),
  checkPages(pages),
];

const samplesOfAll = [
  ...(await checkAll(path.join(samples, 'catalogues'), path.join(samples, 'pages'))),
  checkStaffWords(await readCatalogue('ru', path.join(samples, 'catalogues')), samples, 'server'),
];
const proofs = samplesOfAll.map(({ name, problems }) => ({
  name: `rule "${name}" reports its sample`,
  problems: problems.length > 0 ? [] : ['it reports nothing'],
}));

const office = [
  ...(await checkAll(officeFolder, path.join(root, 'apps/web/office'))).map(({ name, problems }) => ({
    name: `${name} (back office)`,
    problems,
  })),
  checkStaffWords(await readCatalogue('ru', officeFolder), root, 'apps/server/src', 'packages/contracts/src/office'),
];

printReport([...(await checkAll(undefined, path.join(root, 'apps/web/app'))), ...office, ...proofs]);
