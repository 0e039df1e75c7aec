import type { Page } from '@playwright/test';
import { officeApi } from '@trassa/contracts/office';
import { type Preset, presets } from '@trassa/rules';
import { findPointerTraps } from '../support/office/check-keyboard.ts';
import { findOutside, findViolations } from '../support/check-page.ts';
import { createInsider } from '../support/office/insider.ts';
import { addressOf, readOfficeRoutes, type Samples } from '../support/office/routes.ts';
import { makeSamples } from '../support/office/samples.ts';
import { createSettled } from '../support/office/settled.ts';
import { expect, test } from '../support/test.ts';

const routes = readOfficeRoutes();
/** A walk of all routes takes minutes: each part is a journey of its own, and both workers have one. */
const partsOf = <T>(all: readonly T[], count: number): T[][] =>
  Array.from({ length: count }, (_, part) => all.filter((_one, index) => index % count === part));
const wide = 1440;
const narrow = 360;

/** As a visitor of the office has chosen it before. */
const chooseLanguage = (page: Page, language: string): Promise<void> =>
  page.evaluate((chosen) => {
    document.cookie = `language=${chosen}; path=/; samesite=lax`;
    localStorage.setItem('language', chosen);
  }, language);

// BO-152, BO-153
for (const [part, some] of partsOf([...routes.entries()], 4).entries())
  test(`every route of the office passes axe in both themes and languages, fits 360 px and is walked by the keyboard, ${part + 1} of 4`, async ({
    page,
    baseURL,
    email,
    season,
  }) => {
    test.setTimeout(600_000);
    const insider = await createInsider(String(baseURL), email);
    await insider.enter(page);
    const samples = await makeSamples(page, insider, season);
    const settled = createSettled(page);
    const found: string[] = [];
    const look = (at: string, problems: readonly string[]): void =>
      void found.push(...problems.map((problem) => `${at}: ${problem}`));

    for (const [index, route] of some) {
      const address = addressOf(route, samples);
      // Every rule in the light theme and one language, by turns; in the dark theme and the other language those of colours:
      // a name that a text lacks in one language alone is refused by the check of messages.
      const [first, second] = index % 2 ? (['en', 'ru'] as const) : (['ru', 'en'] as const);
      const fits = async (language: string, width: number): Promise<void> =>
        look(`${address} ${language} ${width} px`, await findOutside(page, width));
      const reads = async (language: string, theme: 'light' | 'dark'): Promise<void> =>
        look(`${address} ${language} ${theme}`, await findViolations(page, theme));
      await chooseLanguage(page, first);
      await page.goto(address);
      await settled();
      // What leads elsewhere is looked at there.
      if (new URL(page.url()).pathname !== address) continue;
      look(address, await findPointerTraps(page));
      await fits(first, narrow);
      await fits(first, wide);
      await reads(first, 'light');
      await page.getByRole('button', { name: second.toUpperCase(), exact: true }).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', second);
      await settled();
      await fits(second, narrow);
      await reads(second, 'dark');
      await page.setViewportSize({ width: wide, height: 900 });
    }
    expect(found).toEqual([]);
  });

/** A grant as its preset fills the form, for the sample's own event or start where it may be narrowed. */
const grantOf = ({ role, areas, scopes }: Preset, { events = '', starts = '' }: Samples) => {
  const narrowest = scopes.at(-1);
  const scope =
    narrowest === 'starts' ? { starts: [starts] } : narrowest === 'events' ? { events: [events] } : ('all' as const);
  return { role, areas: [...areas], scope, until: null };
};

const refusedWords = /^(Недостаточно прав|Такого здесь нет)$/;

/** Goes on inside the office as a link of it would. */
const goInside = (page: Page, address: string): Promise<void> =>
  page.evaluate((path) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: path, idx: idx + 1 }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

const everywhere = { areas: [], scopes: ['all'] } as const;
const kinds: Readonly<Record<string, Preset>> = {
  ...presets,
  manager: { role: 'manager', ...everywhere },
  content: { role: 'content', ...everywhere },
};

// BO-153
for (const [part, some] of partsOf(Object.entries(kinds), 2).entries())
  test(`no route of the office has an error or a refusal that it does not show, whatever the person may, ${part + 1} of 2`, async ({
    page,
    baseURL,
    email,
    season,
    watch,
  }) => {
    test.setTimeout(600_000);
    watch.expectRefusals('/api/admin/');
    const site = String(baseURL);
    const chief = await createInsider(site, email.replace('@', '.chief@'));
    const samples = await makeSamples(page, chief, season);
    const colleague = await createInsider(site, email);
    await colleague.enter(page);
    const settled = createSettled(page);
    const refusals: { readonly status: number; readonly call: string }[] = [];
    page.on('response', (answer) => {
      if (answer.status() < 400) return;
      refusals.push({
        status: answer.status(),
        call: `${answer.request().method()} ${new URL(answer.url()).pathname}`,
      });
    });
    const found: string[] = [];
    for (const [kind, preset] of some) {
      await chief.office(officeApi.staff.setGrants, {
        params: { id: colleague.member.user.public_id },
        body: { grants: [grantOf(preset, samples)] },
        idempotencyKey: crypto.randomUUID(),
      });
      await page.goto('/admin/me');
      await settled();
      if (preset.role === 'desk') {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Прав в штабе нет');
        continue;
      }
      const rail = page.getByRole('banner').getByRole('link');
      const offered = await rail.evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
      for (const route of routes) {
        const address = addressOf(route, samples);
        refusals.length = 0;
        await goInside(page, address);
        await settled();
        const at = `${kind} at ${address}`;
        const isRefused = (await page.getByRole('main').getByRole('heading', { name: refusedWords }).count()) > 0;
        if ((await page.getByRole('main').getByRole('heading').count()) === 0) found.push(`${at}: an empty screen`);
        if (isRefused && offered.includes(address)) found.push(`${at}: offered and refused`);
        const isShown = ({ status }: { status: number }): boolean => isRefused && (status === 403 || status === 404);
        for (const refusal of refusals)
          if (!isShown(refusal)) found.push(`${at}: ${refusal.status} ${refusal.call} is not shown`);
      }
    }
    expect(found).toEqual([]);
  });
