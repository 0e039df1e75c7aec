import { api } from '@trassa/contracts';
import { fillRegistration, heading, leave, linkOf, login, popup, register, stored } from '../support/account.ts';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { createMember, enterAs } from '../support/member.ts';
import { waitForWords } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';

/** DEC-114, in browsers: who reads a letter and who asked for it may be two people. */
test('a stranger’s new e-mail is confirmed by nobody who only opens its letter', async ({
  page,
  baseURL,
  email,
  browser,
}) => {
  const stranger = await createMember(String(baseURL), `stranger-${email}`);
  await stranger.client(api.profile.changeEmail, { body: { email } });
  const link = await waitForWords(email, linkOf('verify/new/email'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
  });
  await page.goto(link);
  await expect(heading(page, 'Новая почта')).toBeVisible();
  await expect(page.getByText('Если вы не меняли почту, закройте страницу')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Подтвердить почту' })).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  expect(asked.filter((path) => path.includes('/verify/'))).toEqual([]);
  const before = await stranger.client(api.profile.me, {});
  expect(before.values).toMatchObject({ email: `stranger-${email}`, new_email: email });

  await test.step('nor by a person who is signed in to an account of his own', async () => {
    const other = await browser.newContext(baseURL ? { baseURL, locale: 'ru-RU' } : {});
    const own = await other.newPage();
    await enterAs(own, await createMember(String(baseURL), `own-${email}`));
    await own.goto(link);
    await own.getByRole('button', { name: 'Подтвердить почту' }).click();
    await expect(own.getByRole('alert')).toContainText('в котором меняли почту');
    await other.close();
    expect((await stranger.client(api.profile.me, {})).values.new_email).toBe(email);
  });

  await test.step('and whoever asked is led to sign in and back to the link', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
    await login(page, stranger.email, 'Trassa2027');
    await expect(page).toHaveURL(link);
    await page.getByRole('button', { name: 'Подтвердить почту' }).click();
    await popup(page, 'Новая почта подтверждена').getByRole('button', { name: 'В настройки' }).click();
    await expect(page).toHaveURL('/me/setting');
  });
});

test('a stranger’s password does not open the account that its owner confirms in another browser', async ({
  page,
  browser,
  baseURL,
  email,
  watch,
}) => {
  watch.expectRefusals('/api/auth');
  const other = await browser.newContext(baseURL ? { baseURL, locale: 'ru-RU' } : {});
  const stranger = await other.newPage();
  await stranger.goto('/registration');
  await fillRegistration(stranger, email);
  const link = await waitForWords(email, linkOf('verify/email'));
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Подтвердить почту' })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Подтвердить почту' }).click();
  await expect(heading(page, 'Задайте пароль')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByLabel('Пароль', { exact: true }).fill('Svoy-parol-31');
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await popup(page, 'Почта подтверждена').getByRole('button', { name: 'В кабинет' }).click();
  await expect(page).toHaveURL('/me');
  await leave(page);
  await page.goto('/login');
  await login(page, email);
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Неверный e-mail или пароль');
  await login(page, email, 'Svoy-parol-31');
  await expect(page).toHaveURL('/me');
  await other.close();
});

test('a letter’s link does nothing by being opened, whichever it is', async ({ page, email }) => {
  await register(page, email);
  await leave(page);
  await page.goto('/loginlink');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(popup(page, 'Проверьте почту')).toBeVisible();
  const link = await waitForWords(email, linkOf('token'));
  const codes: string[] = [];
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method()) && (request.postData() ?? request.url()).includes('scanned'))
      codes.push(request.url());
  });
  for (const path of [
    '/token/scanned',
    '/verify/email/scanned',
    '/verify/new/email/scanned',
    '/verify/resetpassword/scanned',
    '/verify/subscribe/scanned',
    '/unsubscribe/scanned',
    '/reminder/confirm/scanned',
    '/reminder/stop/scanned',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(codes).toEqual([]);
  await page.goto(link);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL('/me');
});

test('the letter to a new e-mail can be sent again, and its button shows the three seconds in which it rests', async ({
  page,
  baseURL,
  email,
}) => {
  await enterAs(page, await createMember(String(baseURL), `own-${email}`));
  await page.clock.install();
  await page.goto('/me/setting');
  await page.getByLabel('Новая почта', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Изменить почту' }).click();
  const again = page.getByRole('button', { name: 'Отправить письмо ещё раз' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(3500);
  await expect(again).not.toHaveAttribute('aria-disabled');
  const sent = page.waitForResponse('**/api/user/change/email');
  await again.click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByText(`Письмо отправлено на ${email}`)).toBeVisible();
});

test('whoever is signed in is told that a confirmation opens another account here, and which one he leaves', async ({
  page,
  browser,
  baseURL,
  email,
}) => {
  const own = await createMember(String(baseURL), email.replace('@', '.own@'));
  const other = await browser.newContext(baseURL ? { baseURL, locale: 'ru-RU' } : {});
  const registering = await other.newPage();
  await registering.goto('/registration');
  await fillRegistration(registering, email);
  await other.close();
  const link = await waitForWords(email, linkOf('verify/email'));
  await enterAs(page, own);
  for (const path of [link, `${link}?password=new`]) {
    await page.goto(path);
    await expect(page.getByText(`Сейчас вы вошли как ${own.email}.`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'В кабинет' })).toHaveAttribute('href', '/me');
    await expectAccessible(page);
    await expectFits(page);
  }
  await page.getByLabel('Пароль', { exact: true }).fill('Svoy-parol-31');
  await page.getByRole('button', { name: 'Завершить регистрацию' }).click();
  await expect(popup(page, 'Почта подтверждена')).toBeVisible();
  await expect(page.getByText('Сейчас вы вошли')).toHaveCount(0);
  await popup(page, 'Почта подтверждена').getByRole('button', { name: 'В кабинет' }).click();
  await expect(page).toHaveURL('/me');
  expect(JSON.parse((await stored(page, 'userObj')) ?? '{}')).toMatchObject({ email });
});
