import { expect, test as base } from '@playwright/test';
import { type PageWatch, watchPages } from './watch-pages.ts';
import { readSeason, type Season } from './season.ts';

type Fixtures = {
  /** Sees every page of the test; the test fails when the console or the network complained. */
  watch: PageWatch;
  isPhone: boolean;
  /** An address that no other test uses. */
  email: string;
};

/** A browser test of the site. */
export const test = base.extend<Fixtures, { season: Season }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const watch = watchPages(context, baseURL ?? '');
      await use(watch);
      expect(watch.problems(), 'console and network are silent').toEqual([]);
    },
    { auto: true },
  ],
  isPhone: async ({ isMobile }, use) => use(isMobile),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures a function asks for
  email: async ({}, use, info) => {
    await use(`${info.project.name}-${crypto.randomUUID().slice(0, 8)}@example.com`);
  },
  season: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use, info) => use(await readSeason(String(info.project.use.baseURL))),
    { scope: 'worker' },
  ],
});

export { expect };
