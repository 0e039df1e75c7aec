import { cityOf, isPlainSolo } from '../support/season.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('a visitor without scripts reads the home page, filters the calendar and reads an event', async ({
  page,
  season,
}) => {
  const offer = season.find('plain solo format', isPlainSolo);
  const city = cityOf(offer);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Выбрать старт' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.getByLabel('Город', { exact: true }).selectOption({ label: city });
  await page.getByRole('button', { name: 'Показать' }).click();
  await expect(page).toHaveURL(/city=\d+/);
  await expect(page.getByRole('status').filter({ hasText: /старт/ })).toBeVisible();
  await page.goto(`/event/${offer.card.event.public_id}?city=${offer.card.public_id}`);
  await expect(page.getByRole('heading', { level: 1, name: city })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Форматы' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: offer.format.title }).first()).toBeVisible();
  await expect(page.getByText(/свободно \d/).first()).toBeVisible();
});
