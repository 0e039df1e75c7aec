import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { api, type ResultCity, type ResultRow } from '@trassa/contracts';
import { makeClient } from '@trassa/contracts/client';
import { awake } from '../support/awake.ts';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { expect, test } from '../support/test.ts';

type Known = { city: ResultCity; row: ResultRow };

const day = 86_400;
const spaced = (value: number): string => value.toLocaleString('ru-RU').replaceAll(/\s/g, ' ');
/** As a reader sees it: spaces that do not break are spaces. */
const plain = async (locator: Locator): Promise<string> => (await locator.innerText()).replaceAll(/\s/g, ' ');

const folded = (name = ''): string => name.toLowerCase().replaceAll('ё', 'е');

const must = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`the demonstration season has no ${what}`);
  return found;
};

/** A finisher far from the first page of the largest results of the season, named and alone with the surname's start. */
const findRunner = async (site: string): Promise<Known> => {
  const client = makeClient({ baseUrl: site, headers: () => ({ language: 'ru' }) });
  const list = await client(api.results.filtered, { query: { limit: 200 }, body: {} });
  const city = must(list.values.toSorted((a, b) => b.results.count - a.results.count)[0], 'results');
  const params = { event_city: city.public_id, format: 'all' };
  const { settings } = await client(api.results.table, { params, query: { limit: 1 } });
  const format = must(settings.formats.toSorted((a, b) => b.count - a.count)[0], 'format with results');
  const table = await client(api.results.table, {
    params: { ...params, format: format.public_id },
    query: { page: 3, limit: 100 },
  });
  const row = must(
    table.values.find(({ last_name: name, status }) => name && status === 'finished'),
    'finisher on the third page',
  );
  return { city, row };
};

const rowOf = (page: Page, { public_id }: ResultRow): Locator => page.locator(`#r-${public_id}`);
const linkOf = (page: Page, row: ResultRow): Locator => rowOf(page, row).getByRole('link', { name: nameOf(row) });
const nameOf = (row: ResultRow): string => `${row.last_name} ${row.first_name}`;
const search = (page: Page): Locator => page.getByLabel('Фамилия или номер');

test('the evening after a race: find yourself, read the places, take the certificate, pass it on', async ({
  page,
  baseURL,
  isPhone,
  context,
}) => {
  const { city, row } = await findRunner(String(baseURL));

  await test.step('the start is in the list', async () => {
    await page.goto('/');
    await page.goto('/results');
    await expectAccessible(page);
    await page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="/results/${city.public_id}"]`) })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(`/results/${city.public_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(city.city.name_ru);
    await expectAccessible(page);
  });

  await test.step('the surname finds the row among thousands', async () => {
    await search(page).fill(String(row.last_name));
    await search(page).press('Enter');
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('status').filter({ hasText: 'Найден' })).toBeVisible();
    for (const name of await page.locator('tbody th').allInnerTexts())
      expect(folded(name)).toContain(folded(row.last_name));
    await search(page).fill(String(row.start_number));
    await expect(page).toHaveURL(new RegExp(`search=${row.start_number}(&|$)`));
    await expect(rowOf(page, row)).toBeVisible();
  });

  await test.step('the own page tells the places', async () => {
    await linkOf(page, row).click();
    await expect(page).toHaveURL(`/results/${city.public_id}/${row.public_id}`);
    await expect(page.getByRole('heading', { level: 1, name: nameOf(row) })).toBeVisible();
    const places = page.getByRole('region', { name: 'Места' });
    expect(await plain(places)).toContain(`${spaced(Number(row.position))}-е`);
    await expect(places).toContainText('Отставание от лидера');
    await expectAccessible(page);
    await expectFits(page);
  });

  await test.step('the certificate comes as PDF and is genuine', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Скачать сертификат' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^certificate-.*\.pdf$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(5_000);
    const link = must(
      /\/results\/certificate\/([\w.-]+)/.exec(bytes.toString('latin1'))?.[0],
      'check link in the certificate',
    );
    const sheet = await context.newPage();
    await sheet.goto(link);
    await expect(sheet.getByRole('heading', { level: 1, name: 'Сертификат настоящий' })).toBeVisible();
    await expect(sheet.getByText(nameOf(row))).toBeVisible();
    await expectAccessible(sheet);
    await sheet.close();
  });

  await test.step('the result is passed on', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Поделиться' }).click();
    await expect(page.getByText('Ссылка скопирована')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  await test.step('and leads back to its row in the table', async () => {
    await page.getByRole('link', { name: 'Строка в протоколе' }).click();
    await expect(page).toHaveURL(/page=3/);
    await expect(rowOf(page, row)).toBeInViewport();
    if (isPhone) await expect(page.locator('thead')).toBeHidden();
    else await expect(page.locator('thead')).toBeVisible();
  });
});

test(
  'a press made before what was typed is looked for goes first, however long it lasts',
  { tag: '@computer' },
  async ({ page, baseURL }) => {
    const { city, row } = await findRunner(String(baseURL));
    await page.clock.install();
    await page.goto(`/results/${city.public_id}?format=${row.format}&row=${row.public_id}&page=3`);
    await awake(page);
    const asked: string[] = [];
    page.on('request', (request) => void (/search=/.test(request.url()) && asked.push(request.url())));
    await linkOf(page, row).hover();
    await search(page).fill(String(row.start_number));
    await page.mouse.down();
    await page.clock.runFor(1000);
    expect(asked).toEqual([]);
    await page.mouse.up();
    await expect(page).toHaveURL(`/results/${city.public_id}/${row.public_id}`);
    await page.clock.runFor(1000);
    expect(asked).toEqual([]);

    await page.goBack();
    await awake(page);
    await page.getByRole('heading', { level: 1 }).hover();
    await search(page).fill(String(row.start_number));
    await page.mouse.down({ button: 'right' });
    await page.clock.runFor(1000);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.mouse.up({ button: 'right' });

    await search(page).fill(String(row.start_number).slice(0, -1));
    await search(page).fill(String(row.start_number));
    await page.getByRole('link', { name: 'Все столбцы' }).click();
    await expect(page).toHaveURL(/columns=all/);
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(
      new RegExp(`search=${row.start_number}.*columns=all|columns=all.*search=${row.start_number}`),
    );
  },
);

test('a link with the row alone opens the page where it stands', { tag: '@computer' }, async ({ page, baseURL }) => {
  const { city, row } = await findRunner(String(baseURL));
  await page.goto(`/results/${city.public_id}?row=${row.public_id}`);
  await expect(page).toHaveURL(/page=3/);
  await expect(rowOf(page, row)).toBeInViewport();
});

test('filters, order and columns of a table stand in the address and come back with it', async ({
  page,
  baseURL,
  isPhone,
}) => {
  const { city } = await findRunner(String(baseURL));
  await page.goto(`/results/${city.public_id}`);
  await page.getByRole('link', { name: 'Женщины' }).click();
  await expect(page).toHaveURL(/gender=female/);
  await expect(page.getByRole('link', { name: 'Женщины' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: isPhone ? 'По фамилии' : 'Участник', exact: true }).click();
  await expect(page).toHaveURL(/gender=female.*sort=last_name/);
  const columns = page.getByRole('link', { name: 'Все столбцы' });
  await expect(columns).toHaveAttribute('href', /sort=last_name/);
  await columns.click();
  await expect(page).toHaveURL(/columns=all/);
  const address = page.url();
  const names = await page.locator('tbody th').allInnerTexts();
  const surnames = names.filter((name) => name !== 'Имя скрыто').map((name) => folded(name.split(/\s/)[0]));
  expect(surnames.length).toBeGreaterThan(10);
  expect(surnames).toEqual(surnames.toSorted());
  await page.goto(address);
  await expect(page.locator('tbody th').first()).toHaveText(String(names[0]));
  if (!isPhone)
    await expect(page.getByRole('columnheader', { name: 'Участник' })).toHaveAttribute('aria-sort', 'ascending');
  await expectAccessible(page);
  await expectFits(page);
});

test(
  'nobody is found by a strange name, and the whole table is one press away',
  { tag: '@computer' },
  async ({ page, baseURL }) => {
    const { city } = await findRunner(String(baseURL));
    await page.goto(`/results/${city.public_id}?search=Ъщэюйцукен`);
    await expect(page.getByRole('heading', { name: 'Никого не нашлось' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Весь протокол' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  },
);

test('starts with results are filtered by the address', { tag: '@computer' }, async ({ page, baseURL }) => {
  const { city } = await findRunner(String(baseURL));
  await page.goto('/results');
  await page.getByLabel('Город', { exact: true }).selectOption({ label: city.city.name_ru });
  await expect(page).toHaveURL(new RegExp(`city=${city.city.id}`));
  await expect(page.locator(`a[href="/results/${city.public_id}"]`)).toBeVisible();
  const before = new Date((city.start_time - 30 * day) * 1000).toISOString().slice(0, 10);
  await page.goto(`/results?city=${city.city.id}&from=1999-01-01&to=${before}`);
  await expect(page.locator(`a[href="/results/${city.public_id}"]`)).toBeHidden();
  await page.goto('/results?from=1999-01-01&to=1999-01-02');
  await expect(page.getByRole('heading', { name: 'По этим условиям результатов нет' })).toBeVisible();
  await expectFits(page);
});

test('a name typed before the scripts have come is looked for', { tag: '@computer' }, async ({ page, baseURL }) => {
  const { city, row } = await findRunner(String(baseURL));
  const letThrough = await holdScripts(page);
  await page.goto(`/results/${city.public_id}`, { waitUntil: 'commit' });
  await search(page).fill(String(row.start_number));
  letThrough();
  await expect(page).toHaveURL(/search=/);
  await expect(rowOf(page, row)).toBeVisible();
});

test('a code that nobody gave out is told so', { tag: '@computer' }, async ({ page, watch }) => {
  watch.expectRefusals('/results/certificate/');
  const answer = await page.goto('/results/certificate/no-such-code');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Такого сертификата нет' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a table is searched and sorted', { tag: '@computer' }, async ({ page, baseURL }) => {
    const { city, row } = await findRunner(String(baseURL));
    await page.goto(`/results/${city.public_id}`);
    await search(page).fill(String(row.start_number));
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(rowOf(page, row)).toContainText(nameOf(row));
  });
});
