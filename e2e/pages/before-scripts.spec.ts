import { laidOut } from '../support/check-page.ts';
import { isOnSale } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { expect, test } from '../support/test.ts';

test('a press on "Выбрать" before the scripts have come opens the popup with that format', async ({ page, season }) => {
  const offer = season.find('hidden format on sale', ({ format }) => format.hidden && format.sale_state === 'open');
  const letThrough = await holdScripts(page);
  await page.goto(shop.pageOf(offer), { waitUntil: 'commit' });
  await page.getByRole('link', { name: `Выбрать: ${offer.format.title}`, exact: true }).click();
  await expect(page).toHaveURL(
    `/calendar/${offer.card.event.public_id}?start=${offer.card.public_id}&format=${offer.format.public_id}`,
  );
  letThrough();
  await expect(shop.formatRadio(shop.ticketPopup(page), offer.format)).toBeChecked();
});

test('an empty basket says so before the scripts have come, one that is not waits for them', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/basket', { waitUntil: 'commit' });
  const empty = page.getByRole('heading', { name: 'Корзина пуста' });
  const loading = page.getByText('Открываем корзину');
  await expect(empty).toBeVisible();
  await expect(loading).toBeHidden();
  const line = '[{"unique_id":"1","selector":"shop"}]';
  for (const key of ['basketGoods', 'basketGoodsAnonymous', 'basketStale']) {
    await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [key, line] as const);
    await page.reload({ waitUntil: 'commit' });
    await expect(loading, key).toBeVisible();
    await expect(empty, key).toBeHidden();
    await page.evaluate(() => localStorage.clear());
  }
  await page.goto('/basket?order=1', { waitUntil: 'commit' });
  await expect(loading).toBeVisible();
  await expect(empty).toBeHidden();
});

test('a first picture that never comes holds no script back', async ({ page, season }) => {
  const offer = season.find('format on sale', isOnSale);
  await page.route(/-(head|wide)\.\w+\?/, () => new Promise(() => {}));
  const asked = page.waitForRequest(/\/assets\/entry\.client/);
  await page.goto(shop.pageOf(offer), { waitUntil: 'commit' });
  await asked;
});

test('a city chosen before the scripts have come filters the calendar', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/calendar', { waitUntil: 'commit' });
  await page.getByLabel('Город', { exact: true }).selectOption({ index: 1 });
  letThrough();
  await expect(page).toHaveURL(/\/calendar\?.*city=\d+/);
});

test('a step back before the scripts have come shows the page that the address names', async ({ page }) => {
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  await page.goto('/shop/category/futbolki');
  const usual = await titles.allTextContents();
  await page.getByRole('list', { name: 'Порядок' }).getByRole('link', { name: 'Дороже' }).click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(titles).not.toHaveText(usual);
  const letThrough = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(titles.first()).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/shop/category/futbolki');
  letThrough();
  await expect(titles).toHaveText(usual);
});

test('a page opened anew asks for no stylesheet, and a page reached by a link brings its own', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/about');
  // It is alive; windows that nobody has opened are fetched seconds later.
  await laidOut(page);
  expect(sheets).toEqual([]);
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'uppercase');
  expect(sheets.length).toBeGreaterThan(0);
});

test('a list opened anew lays its end out afterwards, and a step back finds the place', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/clubs', { waitUntil: 'commit' });
  const last = page.getByRole('main').getByRole('article').last();
  await expect(last).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-fresh', '');
  letThrough();
  await laidOut(page);
  await last.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await last.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/clubs\/./);
  await page.goBack();
  await expect(page).toHaveURL('/clubs');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});

test('a list loaded again is laid out at once, because its place is looked for', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/clubs', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-fresh', '');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('article').last()).toBeAttached();
  // At once: five seconds later a page that never came alive is laid out all the same.
  expect(await page.locator('html').getAttribute('data-fresh')).toBeNull();
});

test('who jumps to the end of a list that is not laid out yet stays where they jumped to', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/shop', { waitUntil: 'commit' });
  const banners = page.getByRole('region', { name: 'В магазине партнёра' }).getByRole('list');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-fresh', '');
  await banners.scrollIntoViewIfNeeded();
  await laidOut(page);
  await expect(banners).toBeInViewport({ ratio: 0.5 });
  letThrough();
  await expect(page.getByRole('button', { name: 'Остановить' })).toBeVisible();
  await expect(banners).toBeInViewport({ ratio: 0.5 });
});
