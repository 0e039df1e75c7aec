import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../scripts/catalogue.ts';
import { findUnusedMessages, type Source } from '../scripts/unused-messages.ts';

const app = path.resolve(import.meta.dirname, '../app');

/** Sources that may name a message: not the catalogues themselves, nor what is generated of them. */
const readSources = async (): Promise<Source[]> => {
  const names = await readdir(app, { recursive: true });
  const files = names.filter((name) => /\.tsx?$/.test(name) && !/^generated|i18n\/messages|\.test\.tsx?$/.test(name));
  return Promise.all(files.map(async (name) => ({ name, text: await readFile(path.join(app, name), 'utf8') })));
};

describe('messages', () => {
  it('are all used by some page', async () => {
    expect(findUnusedMessages(await readCatalogue('ru'), await readSources())).toEqual([]);
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
