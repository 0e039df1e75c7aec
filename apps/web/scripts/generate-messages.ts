import compile from 'icu-minify/compile';
import { languages, namespacesOf, officeFolder, readCatalogue, readOfficeCatalogue, type Tree } from './catalogue.ts';
import { type Application, writeGenerated } from './write-generated.ts';

type Compiled = { [key: string]: unknown };

const compileTree = (tree: Tree): Compiled =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileTree(value)]),
  );

const writeMessages = async (
  application: Application,
  read: (language: (typeof languages)[number]) => Promise<Tree>,
): Promise<void> => {
  for (const language of languages) {
    const text = JSON.stringify(compileTree(await read(language)));
    await writeGenerated(`messages.${language}.json`, text, application);
  }
};

/**
 * Writes `generated/messages.{ru,en}.json` of the applications (compiled, one request of the page's language) and the type
 * of each catalogue, which is that of the Russian one.
 */
export const generateMessages = async (): Promise<void> => {
  await writeMessages('app', (language) => readCatalogue(language));
  await writeMessages('office', readOfficeCatalogue);
  const typed = (names: readonly string[], folder: string): string[] =>
    names.map((name) => `import type { ${name} } from '${folder}/${name}.ts';`);
  const fields = (names: readonly string[]): string[] => names.map((name) => `  ${name}: typeof ${name};`);
  const site = await namespacesOf('ru');
  const text = [
    "import type { ru as errors } from '@trassa/contracts/messages/ru';",
    ...typed(site, '../shared/i18n/messages/ru'),
    '',
    'export type Messages = {',
    ...fields(site),
    '  errors: typeof errors;',
    '};',
    '',
  ].join('\n');
  await writeGenerated('messages.ts', text);
  const own = await namespacesOf('ru', officeFolder);
  const office = [...typed(own, '../messages/ru'), '', 'export type OfficeMessages = {', ...fields(own), '};', ''];
  await writeGenerated('messages.ts', office.join('\n'), 'office');
};
