import { expect, test } from '../support/test.ts';

test.describe('a page behind the last one of a list', () => {
  for (const path of ['/calendar', '/results', '/news', '/clubs', '/shop/search', '/shop/category/futbolki'])
    test(`does not exist and leads to the first: ${path}`, async ({ page, watch }) => {
      watch.expectRefusals(`${path}?page=90`);
      const answer = await page.goto(`${path}?page=90`);
      expect(answer?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Такой страницы в списке нет' })).toBeVisible();
      await expect(main).not.toContainText(/По этим условиям|Попробуйте позже|ничего не наш/i);
      await main.getByRole('link', { name: 'К первой странице' }).click();
      await expect(page).toHaveURL(path);
    });
});

test('the ticket popup of an event that is over is no empty drawer: its page opens', async ({ page, season }) => {
  const coming = new Set(season.cards.map(({ event }) => event.public_id));
  const { event } = season.findCard('event that is wholly over', (card) => !coming.has(card.event.public_id));
  await page.goto(`/calendar/${event.public_id}/СТАРТ10`);
  await expect(page).toHaveURL(`/event/${event.public_id}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the not-found page offers only starts that are on sale', async ({ page, season, watch }) => {
  watch.expectRefusals('/net-takoy');
  await page.goto('/net-takoy');
  const links = page.getByRole('main').getByRole('link').and(page.locator('[href^="/event/"]'));
  await expect(links.first()).toBeVisible();
  const shown = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const onSale = season.cards.filter(({ sale_state }) => sale_state === 'open');
  expect(shown).toEqual(onSale.slice(0, 4).map((card) => `/event/${card.event.public_id}?city=${card.public_id}`));
});

test('results are filtered only by kinds of events that have some', async ({ page }) => {
  await page.goto('/results');
  const options = page.getByLabel('Событие', { exact: true }).locator('option');
  const kinds = await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).filter(Boolean));
  expect(kinds.length).toBeGreaterThan(0);
  for (const kind of kinds) {
    await page.goto(`/results?type=${kind}`);
    await expect(page.getByRole('main').locator('li a[href^="/results/"]').first(), kind).toBeVisible();
  }
});
