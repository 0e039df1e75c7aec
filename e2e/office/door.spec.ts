import { expectAccessible, expectFits } from '../support/check-page.ts';
import { createMember, enterAs, openPageOf } from '../support/member.ts';
import { waitForWords } from '../support/outbox.ts';
import { enrol, finishEnrolment, makeAdmin } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test('the first administrator enrols, invites a colleague, and the colleague comes in', async ({
  page,
  browser,
  baseURL,
  email,
  watch,
}) => {
  test.slow();
  const admin = await createMember(String(baseURL), email);
  await makeAdmin(email);
  await enterAs(page, admin);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настроим вход');
  await expectAccessible(page);
  await enrol(page);
  await expect(page.getByRole('heading', { name: 'Требует внимания' })).toBeVisible();
  await page.goto('/admin/staff');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сотрудники');
  await expectAccessible(page);
  await expectFits(page);

  const guest = `colleague-${email}`;
  await page.getByRole('link', { name: 'Пригласить' }).click();
  await expectAccessible(page);
  watch.expectRefusals('/api/admin/staff', '/api/admin/invitations/accept');
  await page.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(page.getByLabel('Почта')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Почта').fill(guest);
  await page.getByLabel('Имя').fill('Вера');
  await page.getByLabel('Кем работает').selectOption({ label: 'Редактор' });
  await page.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(page.getByText(`Приглашение отправлено: ${guest}`)).toBeVisible();
  const link = await waitForWords(guest, /(\/admin\/invitation#code=[\w.-]+)/);

  const colleague = await createMember(String(baseURL), guest);
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const theirs = await openPageOf(context, colleague);
  await theirs.goto(link);
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: 'Принять приглашение' }).click();
  await theirs.getByRole('button', { name: 'Настроить вход' }).click();
  await enrol(theirs);
  // No figures for an editor: the first place that he may open.
  await expect(theirs).toHaveURL(/\/admin\/starts$/);
  await theirs.goto('/admin/me');
  await expect(theirs.getByText('Редактор')).toBeVisible();
  await expectAccessible(theirs);
  await expectFits(theirs);
  await theirs.goto('/admin/staff');
  await expect(theirs.getByRole('heading', { name: 'Недостаточно прав' })).toBeVisible();
  await context.close();
});

test('whoever the command made, and has no password, is offered the mailed code alone', async ({ page, email }) => {
  test.slow();
  await page.goto(await makeAdmin(email));
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(/\/me$/);
  await page.getByRole('link', { name: 'Штаб' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настроим вход');
  await expect(page.getByText('Пароля у аккаунта нет')).toBeVisible();
  await expect(page.getByLabel('Пароль')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Прислать код на почту' }).click();
  await page.getByLabel('Код из письма').fill(await waitForWords(email, /Код: (\d{8})/));
  await page.getByRole('button', { name: 'Дальше' }).click();
  await finishEnrolment(page);
  await expect(page.getByRole('heading', { name: 'Требует внимания' })).toBeVisible();
});

test('what was typed stays when the session ends, and goes with a new code', async ({
  page,
  baseURL,
  email,
  watch,
}) => {
  test.slow();
  watch.expectRefusals('/api/admin/staff');
  const admin = await createMember(String(baseURL), email);
  await makeAdmin(email);
  await enterAs(page, admin);
  await page.goto('/admin/staff/invite');
  const authenticator = await enrol(page);
  await page.getByLabel('Почта').fill(`later-${email}`);
  await page.getByLabel('Имя').fill('Пётр');
  await page.getByLabel('Кем работает').selectOption({ label: 'Бухгалтер' });
  await page.context().clearCookies({ name: 'staff' });
  await page.getByRole('button', { name: 'Отправить приглашение' }).click();
  const window = page.getByRole('alertdialog');
  await expect(window).toContainText('Введите код');
  await expectAccessible(page);
  await window.getByLabel('Код', { exact: true }).fill(await authenticator.code());
  await expect(page.getByText(`Приглашение отправлено: later-${email}`)).toBeVisible();
});

test('a stranger reads no word of the office, and a visitor’s page names none of its files', async ({
  page,
  baseURL,
  email,
  watch,
}) => {
  watch.expectRefusals('/api/admin/session');
  const stranger = await createMember(String(baseURL), email);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await enterAs(page, stranger);
  await page.goto('/');
  await page.goto('/me');
  await expect(page.getByRole('link', { name: 'Выйти' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Штаб' })).toHaveCount(0);
  expect(files.filter((url) => url.includes('/assets/office/'))).toEqual([]);
  await page.goto('/admin/staff');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Прав в штабе нет');
  await expectAccessible(page);
});

test('the site’s own ways in lead back to the office', async ({ page, baseURL, email, watch }) => {
  watch.expectRefusals('/api/admin/session');
  await createMember(String(baseURL), email);
  await page.goto('/admin/me');
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('link', { name: 'Войти по ссылке' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Пароль').first().fill('Trassa2027');
  await page.getByRole('button', { name: 'Войти' }).last().click();
  await expect(page).toHaveURL(/\/admin\/me$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Прав в штабе нет');
});
