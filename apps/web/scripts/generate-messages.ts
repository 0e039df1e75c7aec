import compile from 'icu-minify/compile';
import { languages, namespacesOf, readCatalogue, type Tree } from './catalogue.ts';
import { writeGenerated } from './write-generated.ts';

type Compiled = { [key: string]: unknown };

const compileTree = (tree: Tree): Compiled =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileTree(value)]),
  );

/**
 * Writes `app/generated/messages.{ru,en}.json` (compiled, one request of the page's language) and the type of the
 * catalogue, which is that of the Russian one.
 */
export const generateMessages = async (): Promise<void> => {
  for (const language of languages) {
    await writeGenerated(`messages.${language}.json`, JSON.stringify(compileTree(await readCatalogue(language))));
  }
  const names = await namespacesOf('ru');
  const text = [
    "import type { ru as errors } from '@trassa/contracts/messages/ru';",
    ...names.map((name) => `import type { ${name} } from '../shared/i18n/messages/ru/${name}.ts';`),
    '',
    'export type Messages = {',
    ...names.map((name) => `  ${name}: typeof ${name};`),
    '  errors: typeof errors;',
    '};',
    '',
  ].join('\n');
  await writeGenerated('messages.ts', text);
};
