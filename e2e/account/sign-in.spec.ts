import { puzzleText, readSolution } from '@trassa/rules';
import type { Page } from '@playwright/test';
import { hash } from 'node:crypto';
import {
  fillRegistration,
  heading,
  leave,
  linkOf,
  login,
  openConfirmation,
  popup,
  register,
  stored,
} from '../support/account.ts';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { waitForWords } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';

const randomPhone = (): string => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

test('a new runner registers by e-mail, confirms it by the letter, leaves and comes back to the page asked for', async ({
  page,
  watch,
  email,
}) => {
  test.slow();
  watch.expectRefusals('/api/auth', '/api/user/real/email');
  await test.step('a guest at the cabinet is asked to sign in', async () => {
    await page.goto('/me/ticket/unknown-ticket');
    await expect(page).toHaveURL('/auth?next=%2Fme%2Fticket%2Funknown-ticket');
    await page.goto('/me');
    await expect(page).toHaveURL('/login?next=%2Fme');
    await expect(heading(page, 'Авторизация')).toBeVisible();
    await page.getByRole('link', { name: 'Регистрация героя' }).click();
    await expect(heading(page, 'Регистрация героя')).toBeVisible();
  });

  await test.step('every rule is told at its field', async () => {
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    const emailField = page.getByLabel('Email', { exact: true });
    const passwordField = page.getByLabel('Пароль', { exact: true });
    await expect(emailField).toBeFocused();
    await expect(emailField).toHaveAccessibleDescription('Заполните поле');
    await expect(page.getByText('Нужно согласие на обработку персональных данных')).toBeVisible();
    for (const [typed, words] of [
      ['Ab1', 'Пароль должен состоять минимум из 4 символов'],
      ['abc1', 'В пароле должна быть заглавная буква'],
      ['Abcd', 'В пароле должна быть цифра'],
    ] as const) {
      await passwordField.fill(typed);
      await passwordField.blur();
      await expect(passwordField).toHaveAccessibleDescription(words);
    }
    await emailField.fill('runner@gmial.com');
    await emailField.blur();
    await expect(emailField).toHaveAccessibleDescription(/Укажите действительный адрес/);
    await expectAccessible(page);
    await expectFits(page);
  });

  await test.step('the letter opens the account', async () => {
    await fillRegistration(page, email);
    await expectAccessible(page);
    const first = await waitForWords(email, linkOf('verify/email'));
    await page.goto('/login');
    await login(page, email);
    await page.getByRole('button', { name: 'Подтвердить почту' }).click();
    await expect(popup(page, 'Проверьте почту')).toContainText(email);
    await openConfirmation(page, email, first);
    expect(await stored(page, 'token')).toBeTruthy();
    expect(JSON.parse((await stored(page, 'userObj')) ?? '{}')).toMatchObject({ email, temporary: false });
  });

  await test.step('the sign-in pages lead a runner into the cabinet', async () => {
    for (const path of ['/auth', '/login', '/registration']) {
      await page.goto(path);
      await expect(page).toHaveURL('/me');
    }
  });

  await test.step('he leaves, and comes back to the page he asks for', async () => {
    await leave(page);
    expect(await stored(page, 'token')).toBeNull();
    expect(await stored(page, 'userObj')).toBeNull();
    await page.goto('/login?next=%2Fcalendar');
    await login(page, email, 'Wrong-1');
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Неверный e-mail или пароль');
    await login(page, email);
    await expect(page).toHaveURL('/calendar');
    await leave(page);
    await page.goto('/login?next=%2F%2Fevil.example');
    await login(page, email);
    await expect(page).toHaveURL('/me');
  });
});

test('the browser solves the puzzle that the server asks for, and the code is sent', async ({ page, watch }) => {
  watch.expectRefusals('/api/user/code');
  const challenge = `zzzzzz.13.${'n'.repeat(22)}.${'s'.repeat(22)}`;
  const brought: (string | undefined)[] = [];
  await page.route('/api/user/code', async (route) => {
    const { captcha } = route.request().headers();
    brought.push(captcha);
    if (captcha) return route.continue();
    return route.fulfill({ status: 400, json: { message: 'Задача', code: 'captcha_required', captcha: challenge } });
  });
  await page.goto('/login?by=sms');
  await page.getByLabel('Телефон').fill(randomPhone());
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByLabel('Код из SMS')).toBeFocused();
  const solved = readSolution(brought[1] ?? '');
  expect(solved?.challenge).toBe(challenge);
  const isSolved = solved?.counters.every(
    (counter, part) => hash('sha256', puzzleText(challenge, part, counter), 'buffer').readUInt32BE() >>> 19 === 0,
  );
  expect(isSolved).toBe(true);
});

test('a registration by SMS names everything that is missing at once', async ({ page }) => {
  await page.goto('/registration?by=sms');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByLabel('Телефон')).toBeFocused();
  await expect(page.getByLabel('Телефон')).toHaveAccessibleDescription('Введите корректный номер телефона!');
  await expect(page.getByText('Нужно согласие на обработку персональных данных')).toBeVisible();
});

test('a blocked person is told so by the phone that was typed, in the server’s own words', async ({ page, watch }) => {
  watch.expectRefusals('/api/auth/phone');
  await page.route('/api/auth/phone', (route) =>
    route.fulfill({ status: 403, json: { message: 'Аккаунт заблокирован. Напишите в поддержку', code: 'forbidden' } }),
  );
  const phone = randomPhone();
  await page.goto('/login?by=sms');
  await page.getByLabel('Телефон').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByLabel('Код из SMS').fill(await waitForWords(`+7${phone}`, /(?:код|code) (\d{4})/i));
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByLabel('Телефон')).toHaveAccessibleDescription('Аккаунт заблокирован. Напишите в поддержку');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a refusal of a field that is not on the page is said in a popup', async ({ page, watch }) => {
  watch.expectRefusals('/api/user/code');
  const message = 'Нужно согласие на обработку персональных данных';
  await page.route('/api/user/code', (route) =>
    route.fulfill({ status: 400, json: { message, code: 'validation', errors: { agree: message } } }),
  );
  await page.goto('/login?by=sms');
  await page.getByLabel('Телефон').fill(randomPhone());
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(message);
});

test('a runner registers and signs in by SMS', async ({ page, watch }) => {
  watch.expectRefusals('/api/auth/phone', '/api/user/phone');
  const phone = randomPhone();
  const codeField = page.getByLabel('Код из SMS');
  const code = (): Promise<string> => waitForWords(`+7${phone}`, /(?:код|code) (\d{4})/i);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Авторизация по смс' }).click();
  await expect(page.getByRole('button', { name: 'Забыли пароль?' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Авторизация по email' })).toBeVisible();
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByLabel('Телефон')).toHaveAccessibleDescription('Введите корректный номер телефона!');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Регистрация героя' }).click();
  await page.getByRole('link', { name: 'Регистрация по смс' }).click();
  await page.getByLabel('Телефон').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByText('Нужно согласие на обработку персональных данных')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Согласен на обработку/ }).check();
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(codeField).toBeFocused();
  await expect(codeField).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByText(/^Отправить ещё раз можно через/)).toBeVisible();
  await codeField.fill('12');
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(codeField).toHaveAccessibleDescription(/Код должен состоять из 4 цифр/);
  const right = await code();
  await codeField.fill(right === '0000' ? '1111' : '0000');
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(codeField).toHaveAccessibleDescription(/Неверный код/);
  await expectAccessible(page);
  // A whole message may be pasted.
  await codeField.fill(`Ваш код: ${right}.`);
  await expect(codeField).toHaveValue(right);
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page).toHaveURL('/me');
});

test('a runner who forgot the password sets a new one by the letter', async ({ page, watch, email }) => {
  watch.expectRefusals('/api/auth', '/api/auth/resetpassword');
  await register(page, email);
  await leave(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  const recovery = popup(page, 'Восстановление пароля');
  await recovery.getByRole('button', { name: 'Отправить' }).click();
  const address = recovery.getByLabel('Email', { exact: true });
  await expect(address).toHaveAccessibleDescription('Заполните поле');
  await expectAccessible(page);
  await address.fill(email);
  await recovery.getByRole('button', { name: 'Отправить' }).click();
  await expect(popup(page, 'Проверьте почту').getByRole('button', { name: 'Войти по SMS' })).toBeVisible();

  const link = await waitForWords(email, linkOf('verify/resetpassword'));
  await page.goto(link);
  await page.getByRole('button', { name: 'Задать новый пароль' }).click();
  await expect(page).toHaveURL('/newpass');
  await expectAccessible(page);
  await page.getByLabel('Новый пароль', { exact: true }).fill('Sneznyy-bars-52');
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await popup(page, 'Пароль изменён').getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/login');
  await login(page, email);
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Неверный e-mail или пароль');
  await login(page, email, 'Sneznyy-bars-52');
  await expect(page).toHaveURL('/me');

  await page.goto(link);
  await page.getByRole('button', { name: 'Задать новый пароль' }).click();
  await expect(heading(page, 'Ссылка не сработала')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Ссылка недействительна или устарела');
});

/** At the upper edge, which a line that comes above the button takes away from under the finger. */
const pressTop = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click({ position: { x: 60, y: 3 } });

test('a press of the button counts, though the password that is left is weak', async ({ page }) => {
  await page.goto('/registration');
  await page.getByLabel('Пароль', { exact: true }).fill('weak');
  await pressTop(page, 'Зарегистрироваться');
  await expect(page.getByText('Нужно согласие на обработку персональных данных')).toBeVisible();
});

test('a press of the button counts, though the address that is left is misspelt', async ({ page }) => {
  await page.goto('/loginlink');
  const address = page.getByLabel('Email', { exact: true });
  await address.fill('runner@gmial.com');
  await pressTop(page, 'Отправить');
  await expect(popup(page, 'Проверьте почту')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(address).toHaveAccessibleDescription(/runner@gmail\.com/);
});

test('a link of a letter lets in once', async ({ page, watch, email }) => {
  watch.expectRefusals('/api/auth/link');
  await register(page, email);
  await leave(page);
  await page.goto('/loginlink');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(popup(page, 'Проверьте почту')).toBeVisible();
  const link = await waitForWords(email, linkOf('token'));
  const enter = page.getByRole('button', { name: 'Войти', exact: true });
  await page.goto(link);
  await enter.click();
  await expect(page).toHaveURL('/me');
  await leave(page);
  await page.goto(link);
  await enter.click();
  await expect(heading(page, 'Ссылка не сработала')).toBeVisible();
});
