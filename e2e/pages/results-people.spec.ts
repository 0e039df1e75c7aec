import type { Page } from '@playwright/test';
import { api, type FoundResult } from '@trassa/contracts';
import { makeClient } from '@trassa/contracts/client';
import { awake } from '../support/awake.ts';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { createMember, enterAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

/** Somebody of the demonstration season, by a surname in Latin letters. */
const findSomebody = async (site: string): Promise<FoundResult> => {
  const client = makeClient({ baseUrl: site, headers: () => ({ language: 'ru' }) });
  const { values } = await client(api.results.people, { body: { name: 'Ivanov' }, query: { limit: 5 } });
  const [somebody] = values;
  if (!somebody) throw new Error('the demonstration season has no Ivanov');
  return somebody;
};
const nameField = (page: Page) => page.getByLabel('Фамилия и имя');
const found = (page: Page) => page.getByRole('heading', { name: /Найден/ });

test('a name in the other alphabet leads to a result of any start, and stands in no address', async ({
  page,
  baseURL,
}) => {
  const { values: row, event_city: city } = await findSomebody(String(baseURL));
  const name = `${row.last_name} ${row.first_name}`;
  await page.goto('/results');
  await awake(page);
  await nameField(page).fill('Ivanov');
  await nameField(page).press('Enter');
  await expect(found(page)).toBeVisible();
  await expect(page).toHaveURL('/results');
  await page
    .getByRole('region', { name: /Найден/ })
    .getByRole('link', { name, exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^[^?]*/results/(?:${city}|[\\w-]+)/[\\w-]+$`));
  await page.goBack();
  await expect(found(page)).toBeVisible();
});

test('the search of people is in order for readers and narrow windows, and says what is too short', async ({
  page,
}) => {
  await page.goto('/results');
  await awake(page);
  await nameField(page).fill('Ivanov Bo');
  await nameField(page).press('Enter');
  await expect(found(page)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await nameField(page).fill('И');
  await page.getByRole('button', { name: 'Найти', exact: true }).click();
  await expect(page.getByText('Введите хотя бы две буквы имени или фамилии')).toBeVisible();
});

test('who has searched too often hears when to go on, and the network is not blamed', async ({ page, watch }) => {
  watch.expectRefusals('/api/results/people');
  await page.clock.install();
  let isLimited = true;
  await page.route('**/api/results/people*', (route) =>
    isLimited
      ? route.fulfill({
          status: 429,
          headers: { 'retry-after': '20' },
          json: { message: 'Слишком много запросов', code: 'too_many_requests' },
        })
      : route.fallback(),
  );
  await page.goto('/results');
  await awake(page);
  await nameField(page).fill('Ivanov');
  await nameField(page).press('Enter');
  const told = page.getByRole('alert').filter({ hasText: 'Слишком много запросов' });
  await expect(told).toContainText(/Следующая попытка через 0:(20|19)/);
  await expect(page.getByText('Проверьте интернет')).toBeHidden();
  isLimited = false;
  await page.clock.runFor(21_000);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(found(page)).toBeVisible();
});

test('a wrong code of a certificate is told at its field', async ({ page, watch }) => {
  watch.expectRefusals('/api/result/certificate/');
  await page.goto('/results');
  await awake(page);
  const code = page.getByLabel('Код сертификата');
  const check = page.getByRole('button', { name: 'Проверить', exact: true });
  await check.click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  for (const wrong of ['12345', `somebody.${'a'.repeat(24)}`]) {
    await code.fill(wrong);
    await check.click();
    await expect(page.getByText('Такого сертификата нет')).toBeVisible();
    await expect(code).toBeFocused();
  }
  await expect(page).toHaveURL('/results');
});

test('the page of own starts is opened by a box, and gone at once when it is closed', async ({
  page,
  baseURL,
  email,
  browser,
  watch,
}) => {
  const member = await createMember(String(baseURL), email);
  await member.client(api.profile.change, { body: { name: 'Лука', last_name: 'Зайцев' } });
  await enterAs(page, member);
  const box = page.getByRole('checkbox', { name: /^Открыть страницу/ });
  await test.step('a switch that was not read says so in place of a box that lies', async () => {
    watch.expectRefusals('/api/user/runner');
    await page.route('**/api/user/runner', (route) => route.fulfill({ status: 404, json: { message: 'Нет' } }));
    await page.goto('/me/setting');
    await expect(page.getByText('Не получилось узнать, открыта ли страница')).toBeVisible();
    await expect(box).toBeHidden();
    await page.unroute('**/api/user/runner');
    await page
      .getByRole('region', { name: 'Страница моих стартов' })
      .getByRole('button', { name: 'Повторить' })
      .click();
  });
  await box.check();
  const link = page.getByRole('link', { name: 'Моя страница стартов' });
  await link.click();
  await expect(page).toHaveURL(/\/results\/runner\/[\w-]{20,}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Лука Зайцев' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const address = page.url();

  await test.step('a friend with the link sees it', async () => {
    const friend = await browser.newContext();
    const theirs = await friend.newPage();
    await theirs.goto(address);
    await expect(theirs.getByRole('heading', { level: 1, name: 'Лука Зайцев' })).toBeVisible();
    await friend.close();
  });

  await page.goto('/me/setting');
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(page.getByText('Страница стартов закрыта')).toBeVisible();
  await expect(link).toBeHidden();
  watch.expectRefusals('/results/runner/');
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(404);
});
