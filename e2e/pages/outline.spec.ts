import type { APIRequestContext } from '@playwright/test';
import { type Outline, readOutline } from '../support/page-outline.ts';
import type { Season } from '../support/season.ts';
import { expect, test } from '../support/test.ts';
import { withLanguage } from '../support/with-language.ts';

const languages = ['ru', 'en'] as const;

const eachOf = async <T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> => {
  const rest = [...items];
  const next = async (): Promise<void> => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
};

/** Every page that search engines are told of, and those they are not. */
const publicPaths = async (
  request: APIRequestContext,
  site: string,
): Promise<{ indexed: string[]; other: string[] }> => {
  const map = await (await request.get('/sitemap.xml')).text();
  const indexed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    String(url).replaceAll('&amp;', '&').slice(site.length),
  );
  return {
    indexed: [...new Set(indexed.filter((path) => !path.includes('lang=en')))],
    other: [
      '/main',
      '/basket',
      '/basket/thanks',
      '/search',
      '/search?text=ru',
      '/shop/search?filter=sale',
      '/add',
      '/notsupport',
    ],
  };
};

const isResult = /^\/results\/[^/?]+\/[^/?]+/;

/** Russian words that stand on English pages by right: names, and what is quoted from a sign-post. */
const isProper = (word: string, season: Season, outline: Outline): boolean =>
  outline.quoted.includes(word) || season.properNames.includes(word);

test('every public page has one heading, a title, a description, its language links and valid structured data', async ({
  request,
  page,
  baseURL,
  season,
}) => {
  test.slow();
  const site = baseURL ?? '';
  const { indexed, other } = await publicPaths(request, site);
  expect(indexed.length).toBeGreaterThan(20);
  const titles = new Map<string, string>();
  const wrong: string[] = [];
  const links = new Set<string>();
  for (const language of languages) {
    await eachOf([...indexed, ...other], 4, async (path) => {
      const address = withLanguage(path, language);
      const answer = await request.get(address, { headers: { accept: 'text/html' } });
      const outline = await readOutline(page, await answer.text());
      const say = (what: string): void => void wrong.push(`${address}: ${what}`);
      if (answer.status() !== 200) say(`status ${answer.status()}`);
      if (outline.language !== language) say(`lang is ${outline.language}`);
      if (outline.headings.length !== 1 || !outline.headings[0]) say(`h1: ${outline.headings.join(' | ')}`);
      if (!outline.title) say('no title');
      if (!outline.description) say('no description');
      if (outline.ids.length > 0) say(`message ids ${outline.ids.join(', ')}`);
      for (const problem of outline.problems) say(problem);
      if (language === 'en') {
        const foreign = outline.russian.filter((word) => !isProper(word, season, outline));
        if (foreign.length > 0) say(`Russian words: ${foreign.slice(0, 12).join(', ')}`);
      }
      for (const link of outline.links) links.add(link);
      if (!indexed.includes(path)) return;
      if (outline.isHidden) say('is in the sitemap and says noindex');
      if (outline.canonical !== site + address && outline.canonical !== `${site}${address}/`)
        say(`canonical is ${outline.canonical}`);
      for (const code of ['ru', 'en', 'x-default']) if (!outline.alternates.includes(code)) say(`no hreflang ${code}`);
      const twin = titles.get(outline.title);
      if (twin) say(`has the title of ${twin}: ${outline.title}`);
      titles.set(outline.title, address);
    });
  }
  expect(wrong).toEqual([]);

  // A results table leads to a page a row: thousands of the same kind.
  const rows = [...links].filter((link) => isResult.test(link));
  const inside = [...links]
    .filter((link) => link.startsWith('/') && (!isResult.test(link) || rows.indexOf(link) % 100 === 0))
    .map((link) => link.split('#')[0] ?? '');
  const broken: string[] = [];
  await eachOf([...new Set(inside)], 4, async (path) => {
    const status = (await request.get(path)).status();
    if (status >= 400) broken.push(`${status}: ${path}`);
  });
  expect(broken).toEqual([]);
});
