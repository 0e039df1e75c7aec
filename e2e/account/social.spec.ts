import type { Page } from '@playwright/test';
import { heading, leave, login, register, stored } from '../support/account.ts';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { expect, test } from '../support/test.ts';

const network = (page: Page) => page.getByRole('button', { name: 'Google', exact: true });
const attachButton = (page: Page) => page.getByRole('button', { name: 'Привязать Google' });

/** On the network's own page, which a browser that was let in before does not see again. */
const allow = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Account').fill(email);
  await page.getByRole('button', { name: 'Allow' }).click();
};
const deny = (page: Page): Promise<void> => page.getByRole('button', { name: 'Deny' }).click();
const forgetAtNetwork = (page: Page): Promise<void> => page.context().clearCookies({ domain: '127.0.0.1' });

const agree = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /^Согласен на обработку/ }).check();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
};
const detach = async (page: Page): Promise<void> => {
  await page.goto('/me/setting');
  await page.getByRole('button', { name: 'Отвязать Google' }).click();
  await expect(page.getByText('Google больше не открывает аккаунт')).toBeVisible();
  await expect(attachButton(page)).toBeVisible();
};
const networksOf = async (page: Page): Promise<unknown> =>
  (JSON.parse((await stored(page, 'userObj')) ?? '{}') as { networks?: string[] }).networks;
const expectRefused = async (page: Page, title: string, words: string | RegExp): Promise<void> => {
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(words);
  // What the network sent is in the address no more.
  await expect(page).toHaveURL(/\/user\/(add\/)?auth\/google$/);
};

test('a new person registers through a network once he agreed, leaves and comes back through it', async ({
  page,
  watch,
  email,
}) => {
  watch.expectRefusals('/api/user/google');
  await page.goto('/registration');
  await network(page).click();
  await allow(page, email);
  await expect(heading(page, 'Почти готово')).toBeVisible();
  await expect(page).toHaveURL('/user/auth/google');
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByText('Нужно согласие на обработку персональных данных')).toBeVisible();
  expect(await stored(page, 'token')).toBeNull();
  await agree(page);
  await expect(page).toHaveURL('/me');
  expect(JSON.parse((await stored(page, 'userObj')) ?? '{}')).toMatchObject({ email, networks: ['google'] });

  await leave(page);
  await page.goto('/me/session');
  await expect(page).toHaveURL('/auth?next=%2Fme%2Fsession');
  await expectAccessible(page);
  await network(page).click();
  await expect(page).toHaveURL('/me/session');
  await expect(page.getByRole('main')).toContainText('Google');
});

test('a network opens an account that has its address only while it is attached in the settings', async ({
  page,
  watch,
  email,
}) => {
  test.slow();
  watch.expectRefusals('/api/user/google');
  await register(page, email);
  await leave(page);
  await page.goto('/login');
  await network(page).click();
  await allow(page, email);
  await expectRefused(page, 'Аккаунт уже есть', 'Войдите и привяжите соцсеть в настройках');
  await expectAccessible(page);
  expect(await stored(page, 'token')).toBeNull();

  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await login(page, email);
  await expect(page).toHaveURL('/me/setting');
  await attachButton(page).click();
  await expect(page).toHaveURL('/me');
  await expect(page.getByText('Google привязан к аккаунту')).toBeVisible();
  expect(await networksOf(page)).toEqual(['google']);
  await leave(page);
  await page.goto('/login');
  await network(page).click();
  await expect(page).toHaveURL('/me');

  await detach(page);
  expect(await networksOf(page)).toEqual([]);
  await leave(page);
  await page.goto('/login');
  await network(page).click();
  await expectRefused(page, 'Аккаунт уже есть', 'Войдите и привяжите соцсеть в настройках');
});

test('a person who says no at the network is told so and goes on another way', async ({ page, watch, email }) => {
  test.slow();
  watch.expectRefusals('/api/user/google');
  await page.goto('/login?next=%2Fcalendar');
  await network(page).click();
  await deny(page);
  await expectRefused(page, 'Вход отменён', /^Google сообщает, что вход не разрешён/);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('link', { name: 'Другие способы входа' }).click();
  await expect(page).toHaveURL('/auth?next=%2Fcalendar');
  await network(page).click();
  await allow(page, email);
  await agree(page);
  await expect(page).toHaveURL('/calendar');

  await detach(page);
  await forgetAtNetwork(page);
  await attachButton(page).click();
  await deny(page);
  await expectRefused(page, 'Соцсеть не привязана', /^Google сообщает, что доступ не разрешён/);
  await expectAccessible(page);
  expect(await networksOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'В настройки' }).click();
  await expect(page).toHaveURL('/me/setting');
  await attachButton(page).click();
  await allow(page, email);
  await expect(page).toHaveURL('/me');
  expect(await networksOf(page)).toEqual(['google']);
});

test('a return from the network works once and in its own browser alone', async ({
  page,
  browser,
  baseURL,
  watch,
  email,
}) => {
  watch.expectRefusals('/api/user/google');
  const refused = 'Вход через соцсеть не подтверждён. Попробуйте ещё раз';
  const returning = page.waitForRequest(/\/user\/auth\/google\?/);
  await page.route('**/api/user/google', (route) => route.fulfill({ status: 503, json: { message: 'closed' } }));
  await page.goto('/login');
  await network(page).click();
  await allow(page, email);
  const address = (await returning).url();
  await expect(page.getByRole('alert')).toHaveText('Сервер не ответил. Попробуйте ещё раз.');

  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ru-RU' });
  const stranger = await other.newPage();
  await stranger.goto(address);
  await expectRefused(stranger, 'Войти не получилось', refused);
  expect(await stored(stranger, 'token')).toBeNull();
  await other.close();

  await page.unroute('**/api/user/google');
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(heading(page, 'Почти готово')).toBeVisible();
  await page.goto(address);
  await expectRefused(page, 'Войти не получилось', refused);
  await page.goto('/user/auth/google?code=forged&state=forged');
  await expectRefused(page, 'Войти не получилось', refused);
  await page.goto('/user/auth/google');
  await expectRefused(page, 'Войти не получилось', 'Google ничего не ответил');
  await expectAccessible(page);
  expect(await stored(page, 'token')).toBeNull();
});

test('only a network that exists and is switched on has a page', async ({ page, watch }) => {
  watch.expectRefusals('/user/auth/', '/user/add/auth/');
  for (const path of ['/user/auth/foo', '/user/add/auth/foo', '/user/auth/toString']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(heading(page, 'Такой страницы нет')).toBeVisible();
  }
  for (const path of ['/user/auth/google', '/user/add/auth/google'])
    expect((await page.request.get(path)).status(), path).toBe(200);

  expect((await page.goto('/user/auth/vk'))?.status()).toBe(404);
  await expect(heading(page, 'Этот вход выключен')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Через ВКонтакте сейчас войти нельзя. Выберите другой способ.');
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('link', { name: 'Другие способы входа' }).click();
  await expect(page).toHaveURL('/auth');

  expect((await page.goto('/user/add/auth/vk'))?.status()).toBe(404);
  await expect(heading(page, 'Соцсеть не привязана')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('ВКонтакте сейчас привязать нельзя.');
});
