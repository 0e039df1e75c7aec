import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { api, type ResultCity, type ResultRow } from '@trassa/contracts';
import { makeClient } from '@trassa/contracts/client';
import { awake } from '../support/awake.ts';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { expect, test } from '../support/test.ts';

type Known = { city: ResultCity; row: ResultRow; other: ResultRow; finished: number };

const must = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`the demonstration season has no ${what}`);
  return found;
};
const nameOf = (row: ResultRow): string => `${row.last_name} ${row.first_name}`;

/** Two named finishers with splits of the largest format of the season. */
const findTwo = async (site: string): Promise<Known> => {
  const client = makeClient({ baseUrl: site, headers: () => ({ language: 'ru' }) });
  const list = await client(api.results.filtered, { query: { limit: 200 }, body: {} });
  const city = must(list.values.toSorted((a, b) => b.results.count - a.results.count)[0], 'results');
  const params = { event_city: city.public_id, format: 'all' };
  const { settings } = await client(api.results.table, { params, query: { limit: 1 } });
  const format = must(settings.formats.toSorted((a, b) => b.count - a.count)[0], 'format with results');
  const table = await client(api.results.table, {
    params: { ...params, format: format.public_id },
    query: { page: 2, limit: 100 },
  });
  const named = table.values.filter((row) => row.last_name && row.status === 'finished' && row.splits?.length);
  const row = must(named[0], 'finisher with splits');
  const other = must(
    named.find((one) => one.last_name !== row.last_name && one.row > row.row + 20),
    'second finisher',
  );
  return { city, row, other, finished: format.finished };
};

const chart = (page: Page, heading: string): Locator => page.getByRole('region', { name: heading });

test('a result shows where it stands among all, along the course and by pace', async ({ page, baseURL }) => {
  const { city, row, finished } = await findTwo(String(baseURL));
  await page.goto(`/results/${city.public_id}/${row.public_id}`);

  await test.step('the own bar is told, and all bars stand in a table', async () => {
    const times = chart(page, 'Среди всех финишировавших');
    await expect(times.getByRole('img')).toHaveAccessibleName(new RegExp(`Отмечен результат ${row.time_result}`));
    await times.getByText('Показать таблицей').click();
    const rows = times.getByRole('row');
    await expect(rows.filter({ hasText: 'этот результат' })).toHaveCount(1);
    const counts = await times.locator('tbody td:last-child').allInnerTexts();
    expect(counts.length).toBeLessThanOrEqual(40);
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(finished);
  });

  await test.step('places at the splits are drawn and stand in the table of splits', async () => {
    const last = (row.splits ?? []).length;
    await expect(chart(page, 'Место по ходу гонки').getByRole('img')).toHaveAccessibleName(/Финиш: /);
    const places = await page.getByRole('region', { name: 'Отсечки' }).locator('tbody td:last-child').allInnerTexts();
    expect(places).toHaveLength(last + 1);
    expect(places.at(-1)).toBe(String(row.position));
    for (const place of places) expect(place).toMatch(/^\d/);
  });

  await test.step('the pace is a table of its own with one fastest stretch', async () => {
    const paces = chart(page, 'Темп по отрезкам');
    await expect(paces.getByRole('row')).toHaveCount((row.splits ?? []).length + 2);
    await expect(paces.getByText('быстрее всего')).toHaveCount(1);
  });
  await expectAccessible(page);
  await expectFits(page);
});

test('two people are compared, and the address names neither', async ({ page, baseURL }) => {
  const { city, row, other } = await findTwo(String(baseURL));
  const path = `/results/${city.public_id}/${row.public_id}/compare`;
  await page.goto(`/results/${city.public_id}/${row.public_id}`);
  await page.getByRole('link', { name: 'Сравнить' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { name: /с кем сравнить/ })).toBeVisible();
  await awake(page);
  await expect(page.locator('main li a[href*="/compare/"]')).toHaveCount(3);
  await expectAccessible(page);

  await page.getByLabel('Фамилия, команда или номер').fill(String(other.last_name));
  await expect(page.getByText(/^Найден/)).toBeVisible();
  await expect(page).toHaveURL(path);
  await page
    .getByRole('link')
    .filter({ hasText: nameOf(other) })
    .filter({ hasText: String(other.start_number) })
    .click();
  await expect(page).toHaveURL(`${path}/${other.public_id}`);

  await test.step('both stand side by side with the gap at each point', async () => {
    for (const one of [row, other])
      await expect(
        page.getByRole('columnheader', { name: new RegExp(`^${nameOf(one)}.*${one.time_result}`) }),
      ).toBeVisible();
    const gap = page.getByRole('region', { name: 'Разрыв по ходу гонки' }).first();
    await expect(gap.getByRole('img')).toHaveAccessibleName(new RegExp(`Финиш: впереди ${nameOf(row)} на `));
    await expect(gap.locator('tbody tr').last()).toContainText('+');
    await expectAccessible(page);
    await expectFits(page);
  });

  await page.getByRole('link', { name: 'Сравнить с другим' }).click();
  await expect(page).toHaveURL(path);
});

test('the picture of a result is drawn for who asks, tall and wide', async ({ page, baseURL }) => {
  const { city, row } = await findTwo(String(baseURL));
  await page.goto(`/results/${city.public_id}/${row.public_id}`);
  await awake(page);
  await page.getByRole('button', { name: 'Картинка' }).click();
  const dialog = page.getByRole('dialog', { name: 'Картинка с результатом' });
  await expect(dialog.getByRole('img')).toBeVisible();
  for (const [choice, width, height] of [
    ['История', 1080, 1920],
    ['Лента', 1200, 630],
  ] as const) {
    await dialog.getByRole('radio', { name: new RegExp(choice) }).check({ force: true });
    const picture = dialog.getByRole('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Скачать PNG' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^result-.*\.png$/);
    const bytes = await readFile(await file.path());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Картинка' })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('charts and neighbours to compare with are there', async ({ page, baseURL }) => {
    const { city, row } = await findTwo(String(baseURL));
    await page.goto(`/results/${city.public_id}/${row.public_id}`);
    await expect(chart(page, 'Среди всех финишировавших').getByRole('img')).toBeVisible();
    await page.getByRole('link', { name: 'Сравнить' }).click();
    await page.locator('main li a[href*="/compare/"]').first().click();
    await expect(page.getByRole('heading', { name: 'Разрыв по ходу гонки' })).toBeVisible();
  });
});
