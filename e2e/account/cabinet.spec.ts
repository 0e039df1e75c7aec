import { api } from '@trassa/contracts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { buyForLater, createMember, enterAs, type Member, openPageOf } from '../support/member.ts';
import { waitForWords } from '../support/outbox.ts';
import { isFixedTeamOf } from '../support/season.ts';
import { expect, test } from '../support/test.ts';

const password = 'Trassa2027';
const newPassword = 'Sneznyy-bars-52';

const block = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const popup = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
const randomPhone = (): string => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

const login = async (page: Page, email: string, word: string): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
};

/** The person signs in with the password in another browser. */
const enterElsewhere = async (context: BrowserContext, email: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('/login');
  await login(page, email, password);
  await expect(page).toHaveURL('/me');
  return page;
};

const openSettings = async (page: Page, site: string, email: string): Promise<Member> => {
  const member = await createMember(site, email);
  await enterAs(page, member);
  await page.goto('/me/setting');
  await expect(block(page, 'Личные данные')).toBeVisible();
  return member;
};

test('guests are asked to sign in, and the old address of an order leads to the new one', async ({ page }) => {
  for (const path of ['shop', 'insurances', 'club', 'setting']) {
    await page.goto(`/me/${path}`);
    await expect(page).toHaveURL(`/login?next=%2Fme%2F${path}`);
  }
  await page.goto('/me/session');
  await expect(page).toHaveURL('/auth?next=%2Fme%2Fsession');
  await page.goto('/my-orders/some-order');
  await expect(page).toHaveURL('/auth?next=%2Fme%2Fshop%2Fsome-order');
});

test('a runner changes personal data, contacts and mailing', async ({ page, email, baseURL }) => {
  const member = await openSettings(page, String(baseURL), email);

  await test.step('only what has changed is sent', async () => {
    const personal = block(page, 'Личные данные');
    await personal.getByRole('button', { name: 'Сохранить' }).click();
    await expect(personal.getByRole('status')).toHaveText('Данные не изменились');
    await personal.getByLabel('Дата рождения').fill('31.02');
    await personal.getByLabel('Имя').fill('артём');
    await personal.getByRole('button', { name: 'Сохранить' }).click();
    await expect(personal.getByLabel('Дата рождения')).toHaveAccessibleDescription('Введите дату в правильном формате');
    await expect(personal.getByLabel('Дата рождения')).toBeFocused();
    await personal.getByLabel('Дата рождения').fill('17.05.1990');
    const [sent] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'PUT' && one.url().endsWith('/api/user')),
      personal.getByRole('button', { name: 'Сохранить' }).click(),
    ]);
    expect(sent.postDataJSON()).toEqual({ name: 'Артём', birth_date: '1990-05-17' });
    await expect(personal.getByRole('status')).toHaveText('Данные успешно обновлены');
    await expect(personal.getByRole('button', { name: 'Сохранить' })).toHaveAttribute('aria-disabled', 'true');
    await expect(personal.getByLabel('Имя')).toHaveValue('Артём');
    await expectAccessible(page);
    await expect(personal.getByRole('status')).toBeEmpty();
    await expect(personal.getByRole('button', { name: 'Сохранить' })).not.toHaveAttribute('aria-disabled');
  });

  await test.step('a relative is all three or none', async () => {
    const relative = block(page, 'Близкий человек');
    await relative.getByRole('button', { name: 'Сохранить' }).click();
    for (const label of ['Имя близкого человека', 'Кем приходится', 'Телефон близкого человека'])
      await expect(relative.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await relative.getByLabel('Имя близкого человека').fill('Мария');
    await relative.getByLabel('Кем приходится').selectOption('Партнер');
    await relative.getByLabel('Телефон близкого человека').fill('9161234567');
    await relative.getByRole('button', { name: 'Сохранить' }).click();
    await expect(relative.getByRole('status')).toHaveText('Данные успешно обновлены');
  });

  await test.step('gender and mailing', async () => {
    await block(page, 'Пол').getByRole('radio', { name: 'Женский' }).check();
    await block(page, 'Пол').getByRole('button', { name: 'Сохранить' }).click();
    await expect(block(page, 'Пол').getByRole('status')).toHaveText('Данные успешно обновлены');
    const mailing = block(page, 'Рассылка');
    await mailing.getByRole('checkbox').click();
    await expect(mailing.getByRole('checkbox')).toBeChecked();
    await expect(mailing.getByRole('status')).toHaveText('Данные успешно обновлены');
    await expectFits(page);
  });

  const { values } = await member.client(api.profile.me, {});
  expect(values).toMatchObject({ name: 'Артём', gender: 'female', mailing: true, type_relate: 'Партнер' });
});

test('a new e-mail, a phone and a password become ways in', async ({ page, email, baseURL, watch }) => {
  test.slow();
  watch.expectRefusals('/api/user/password', '/api/user/new/phone');
  await openSettings(page, String(baseURL), email);
  const other = `new-${email}`;

  await test.step('e-mail by its letter', async () => {
    const mail = block(page, 'Почта');
    await mail.getByLabel('Новая почта').fill(email);
    await mail.getByRole('button', { name: 'Изменить почту' }).click();
    await expect(mail.getByLabel('Новая почта')).toHaveAccessibleDescription(/нынешняя/);
    await mail.getByLabel('Новая почта').fill(other);
    await mail.getByRole('button', { name: 'Изменить почту' }).click();
    await expect(mail.getByText('Ваш email не подтвержден')).toBeVisible();
    await expectAccessible(page);
    await page.goto(await waitForWords(other, /https?:\/\/[^/\s]+(\/verify\/new\/email\/[\w.-]+)/));
    await page.getByRole('button', { name: 'Подтвердить почту' }).click();
    await popup(page, 'Новая почта подтверждена').getByRole('button', { name: 'В настройки' }).click();
    await expect(page).toHaveURL('/me/setting');
    await expect(block(page, 'Почта').getByText(other)).toBeVisible();
    await expect(block(page, 'Почта').getByText('Подтверждена')).toBeVisible();
  });

  await test.step('phone by SMS', async () => {
    const phone = block(page, 'Телефон');
    const number = randomPhone();
    await phone.getByLabel('Новый телефон').fill(number);
    await phone.getByRole('button', { name: 'Получить код' }).click();
    await expect(phone.getByText('Ваш телефон не подтвержден').first()).toBeVisible();
    const code = await waitForWords(number, /(\d{4})/);
    await phone.getByLabel('Код из SMS').fill(code === '0000' ? '1111' : '0000');
    await phone.getByRole('button', { name: 'Подтвердить телефон' }).click();
    await expect(phone.getByLabel('Код из SMS')).toHaveAccessibleDescription(/Неверный код/);
    await phone.getByLabel('Код из SMS').fill(code);
    await phone.getByRole('button', { name: 'Подтвердить телефон' }).click();
    await expect(phone.getByText('Ваш телефон подтвержден').first()).toBeVisible();
    await expect(phone.getByLabel('Код из SMS')).toHaveCount(0);
  });

  await test.step('password by the old one', async () => {
    const word = block(page, 'Пароль');
    await word.getByLabel('Старый пароль', { exact: true }).fill('Wrong-1');
    await word.getByLabel('Новый пароль', { exact: true }).fill('weak');
    await word.getByRole('button', { name: 'Изменить пароль' }).click();
    await expect(word.getByLabel('Новый пароль', { exact: true })).toHaveAccessibleDescription(/корректный пароль/);
    await word.getByLabel('Новый пароль', { exact: true }).fill(newPassword);
    await word.getByRole('button', { name: 'Изменить пароль' }).click();
    await expect(word.getByLabel('Старый пароль', { exact: true })).toHaveAccessibleDescription('Неверный пароль');
    await word.getByLabel('Старый пароль', { exact: true }).fill(password);
    await word.getByRole('button', { name: 'Изменить пароль' }).click();
    await expect(word.getByRole('status')).toHaveText('Пароль успешно изменен!');
    await page.goto('/exit');
    await expect(heading(page, 'Вы вышли')).toBeVisible();
    await page.goto('/login');
    await login(page, other, newPassword);
    await expect(page).toHaveURL('/me');
  });
});

test('a stolen session is ended and asks its thief to sign in', async ({ page, email, baseURL, browser, watch }) => {
  const member = await createMember(String(baseURL), email);
  watch.expectRefusals('/api/');
  await enterAs(page, member);
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const stolen = await enterElsewhere(context, email);

  await page.goto('/me/session');
  const sessions = page.getByRole('main').getByRole('article');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first().getByText('Активный сеанс')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await sessions
    .nth(1)
    .getByRole('button', { name: /^Завершить/ })
    .click();
  await popup(page, 'Завершить сеанс?').getByRole('button', { name: 'Завершить' }).click();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Сеансы' })).toBeFocused();

  await stolen.goto('/me/session');
  await expect(stolen).toHaveURL('/auth?next=%2Fme%2Fsession');
  expect(await stolen.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await enterElsewhere(context, email);
  await page.reload();
  await expect(sessions).toHaveCount(2);
  await page.getByRole('button', { name: 'Завершить остальные' }).click();
  await popup(page, 'Завершить остальные сеансы?').getByRole('button', { name: 'Завершить остальные' }).click();
  await expect(sessions).toHaveCount(1);
  await context.close();
});

test('own data are downloaded, then the account is deleted for good', async ({
  page,
  email,
  baseURL,
  context,
  watch,
}) => {
  watch.expectRefusals('/api/user', '/api/auth');
  const member = await openSettings(page, String(baseURL), email);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    block(page, 'Мои данные').getByRole('button', { name: 'Скачать данные' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^trassa-data-.*\.json$/);
  await expect(block(page, 'Мои данные').getByRole('status')).toHaveText('Файл с данными скачан');

  await block(page, 'Удаление аккаунта').getByRole('button', { name: 'Удалить аккаунт' }).click();
  const question = popup(page, 'Удалить аккаунт?');
  await expect(question).toContainText('Сотрём сразу и навсегда');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Получить код' }).click();
  await expect(question.getByText('Мы отправили код на вашу почту')).toBeVisible();
  await question.getByLabel('Код подтверждения').fill('wrong');
  await question.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(question.getByLabel('Код подтверждения')).toHaveAccessibleDescription(/Неверный код/);

  const link = await waitForWords(email, /https?:\/\/[^/\s]+(\/me\/setting#delete=[\w.-]+)/);
  const letter = await openPageOf(context, member);
  await letter.goto(link);
  await expect(popup(letter, 'Удалить аккаунт?').getByLabel('Код подтверждения')).not.toHaveValue('');
  await expect(letter).toHaveURL('/me/setting');
  await popup(letter, 'Удалить аккаунт?').getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(heading(letter, 'Аккаунт удалён')).toBeVisible();
  expect(await letter.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await letter.goto('/login');
  await login(letter, email, password);
  await expect(letter.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Неверный e-mail или пароль');
});

test('tickets for coming starts are lost with the account only if its owner agrees', async ({
  page,
  email,
  baseURL,
  season,
  watch,
}) => {
  test.slow();
  watch.expectRefusals('/api/user');
  const member = await createMember(String(baseURL), email);
  await enterAs(page, member);
  await buyForLater(page, member, season.find('team of ten', isFixedTeamOf(10)), 10);
  await member.client(api.profile.sendDeletionCode, { body: {} });
  await page.goto(await waitForWords(email, /https?:\/\/[^/\s]+(\/me\/setting#delete=[\w.-]+)/));
  const question = popup(page, 'Удалить аккаунт?');
  const deletion = question.getByRole('button', { name: 'Удалить навсегда' });
  await deletion.click();
  await expect(question.getByRole('alert')).toContainText('У вас есть билеты на предстоящие старты');
  await deletion.click();
  await expect(question.getByRole('checkbox')).toHaveAccessibleDescription('Подтвердите, что билеты можно стереть');
  await expectAccessible(page);
  await question.getByRole('checkbox').check();
  await deletion.click();
  await expect(heading(page, 'Аккаунт удалён')).toBeVisible();
});

test('the other pages of the cabinet say that they are empty', async ({ page, email, baseURL, watch }) => {
  watch.expectRefusals('/api/user/orders/');
  await enterAs(page, await createMember(String(baseURL), email));
  await page.goto('/me/shop');
  await expect(heading(page, 'Товары')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^В магазин/ })).toBeVisible();
  await page.goto('/me/shop/unknown');
  await expect(page.getByText('Такого заказа нет')).toBeVisible();
  await page.goto('/me/insurances');
  await expect(page.getByText('Нет данных')).toBeVisible();
  await page.getByText('Предыдущие страховки', { exact: true }).click();
  await expect(page.getByText('Предыдущие страховки не найдены!')).toBeVisible();
  await page.goto('/me/club');
  await expect(page.getByText('Вы не состоите ни в одном клубе')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});
