import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { officeFolder, readCatalogue, readOfficeCatalogue } from '../scripts/catalogue.ts';
import { findUnusedMessages, type Source } from '../scripts/unused-messages.ts';

const web = path.resolve(import.meta.dirname, '..');

/** Sources that may name a message: not the catalogues themselves, nor what is generated of them. */
const readSources = async (application: 'app' | 'office'): Promise<Source[]> => {
  const folder = path.join(web, application);
  const names = await readdir(folder, { recursive: true });
  const isSource = (name: string): boolean =>
    /\.tsx?$/.test(name) && !/^generated|^messages\/|i18n\/messages|\.test\.tsx?$/.test(name);
  const files = names.filter(isSource);
  return Promise.all(files.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })));
};

describe('messages', () => {
  it('are all used by some page', async () => {
    expect(findUnusedMessages(await readCatalogue('ru'), await readSources('app'))).toEqual([]);
  });

  it('of the back office are all used by its screens', async () => {
    const own = await readCatalogue('ru', officeFolder);
    expect(findUnusedMessages(own, await readSources('office'))).toEqual([]);
  });

  it('that the back office names are all in its own catalogue', async () => {
    const known = Object.keys(await readOfficeCatalogue('ru'));
    const sources = await readSources('office');
    const named = sources.flatMap(({ text }) => [...text.matchAll(/useTranslations\('(\w+)/g)].map(([, name]) => name));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });

  it('are found unused when nobody names them', () => {
    const catalogue = { shop: { title: 'T', count: 'C', kinds: { shirt: 'S', cup: 'P' } }, errors: { date: 'D' } };
    const source = (text: string): Source[] => [{ name: 'page.tsx', text }];
    expect(findUnusedMessages(catalogue, source("t('title'); t(`kinds.${kind}`)"))).toEqual(['shop.count']);
    expect(
      findUnusedMessages(catalogue, source("useTranslations('shop.kinds')('cup'); t('title'); t('count')")),
    ).toEqual(['shop.kinds.shirt']);
  });
});
