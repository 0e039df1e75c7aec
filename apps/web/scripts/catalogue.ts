import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { en as errorsEn } from '@trassa/contracts/messages/en';
import { ru as errorsRu } from '@trassa/contracts/messages/ru';

export const languages = ['ru', 'en'] as const;
export type Language = (typeof languages)[number];
export type Tree = { readonly [key: string]: string | Tree };

export const messagesFolder = path.resolve(import.meta.dirname, '../app/shared/i18n/messages');
export const officeFolder = path.resolve(import.meta.dirname, '../office/messages');

/** Words of the site that its shared parts say in the back office too. */
const sharedWithOffice = ['ui'];

const errors: Record<Language, Tree> = { ru: errorsRu, en: errorsEn };

/** Names of the namespaces of a language: one file each. */
export const namespacesOf = async (language: Language, folder = messagesFolder): Promise<string[]> => {
  const files = await readdir(path.join(folder, language));
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
    .sort();
};

/** A count and its noun never part at the end of a line: '33 участника', 'ещё 15 мест'. */
const holdCounts = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? value.replaceAll(/# (?=\p{L})/gu, '#\u00a0').replaceAll(/(?<=ещё) (?=#)/gu, '\u00a0')
        : holdCounts(value),
    ]),
  );

/** The whole catalogue of a language; namespace `errors` holds the contract's texts of checks and refusals. */
export const readCatalogue = async (language: Language, folder = messagesFolder): Promise<Tree> => {
  const names = await namespacesOf(language, folder);
  const trees = await Promise.all(
    names.map(async (name) => {
      const module = (await import(pathToFileURL(path.join(folder, language, `${name}.ts`)).href)) as Record<
        string,
        Tree
      >;
      const tree = module[name];
      if (!tree) throw new Error(`messages/${language}/${name}.ts must export const ${name}`);
      return [name, tree] as const;
    }),
  );
  return holdCounts({ ...Object.fromEntries(trees), errors: errors[language] });
};

/** The catalogue of the back office: its own words, and those of the parts that it shares with the site. */
export const readOfficeCatalogue = async (language: Language): Promise<Tree> => {
  const site = await readCatalogue(language);
  const shared = Object.fromEntries(sharedWithOffice.map((name) => [name, site[name] ?? {}]));
  // Refusals come in the server's own words.
  const { errors: _, ...own } = await readCatalogue(language, officeFolder);
  return { ...shared, ...own };
};
