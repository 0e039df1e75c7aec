import type { Page } from '@playwright/test';
import { expectFits } from '../support/check-page.ts';
import type { Season } from '../support/season.ts';
import { expect, test } from '../support/test.ts';

/** What sticks out of the header at this width. */
const outOfHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *')].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > window.innerWidth + 0.5 || left < -0.5) ? [element.outerHTML.slice(0, 80)] : [];
    }),
  );

/** One page of every public kind; those of `pages.spec.ts` are measured there. */
const kinds: Readonly<Record<string, (season: Season) => string>> = {
  'the sign-in': () => '/login',
  'the registration': () => '/registration',
  'a forgotten password': () => '/newpass',
  'a popup of tickets': (season) => {
    const { card } = season.find('format on sale', ({ format }) => format.sale_state === 'open');
    return `/calendar/${card.event.public_id}?start=${card.public_id}`;
  },
  results: () => '/results',
  clubs: () => '/clubs',
  news: () => '/news',
  partners: () => '/partners',
  'the corporate page': () => '/corp',
  'about us': () => '/about',
  feedback: () => '/feedback',
  'the medical certificate': () => '/about/med-spravka',
  'an unknown address': () => '/net-takoy',
};

for (const [name, pathOf] of Object.entries(kinds))
  test(`${name}: no window from 320 px on is scrolled sideways`, async ({ page, season, isPhone, watch }) => {
    const path = pathOf(season);
    watch.expectRefusals('/net-takoy');
    await page.goto(isPhone ? `${path}${path.includes('?') ? '&' : '?'}lang=en` : path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expectFits(page);
  });

test('the popup of tickets is whole at 320 px: plates of long words, and both buttons of the counter', async ({
  page,
  season,
}) => {
  const { card } = season.find('team on sale', ({ format }) => format.sale_state === 'open' && format.fixed_count);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/calendar/${card.event.public_id}?start=${card.public_id}`);
  const popup = page.getByRole('dialog', { name: /^Билет: / });
  await expect(popup.getByRole('button', { name: /^Больше/ })).toBeVisible();
  const outside = await popup.evaluate((sheet) =>
    [...sheet.querySelectorAll('label span, label b, label small, [role=group] button, output')].flatMap((element) => {
      const { right, width } = element.getBoundingClientRect();
      // Cities slide sideways: only they may go on beyond the edge.
      const isCity = element.closest('fieldset') === sheet.querySelector('fieldset');
      return !isCity && width > 0 && right > window.innerWidth - 15.5 ? [element.outerHTML.slice(0, 80)] : [];
    }),
  );
  expect(outside).toEqual([]);
});

test('the header is whole at 320 px, for a guest with a full basket too', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'basketGoodsAnonymous',
      JSON.stringify([{ selector: 'shop', unique_id: 'a', public_id: 'x', count: 120, price: 1 }]),
    ),
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/news');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Корзина/ })).toBeVisible();
  expect(await outOfHeader(page)).toEqual([]);
});

test('up to 1200 px the burger holds the menu, above it the bar does', async ({ page }) => {
  await page.goto('/news');
  const header = page.getByRole('banner');
  const burger = header.getByRole('button', { name: 'Меню', exact: true });
  const bar = header.getByRole('link', { name: 'Календарь' });
  for (const width of [768, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(burger, `${width} px`).toBeVisible();
    await expect(bar.first(), `${width} px`).toBeHidden();
  }
  await page.setViewportSize({ width: 1201, height: 800 });
  await expect(burger).toBeHidden();
  await expect(bar.first()).toBeVisible();
  expect(await outOfHeader(page)).toEqual([]);
});
