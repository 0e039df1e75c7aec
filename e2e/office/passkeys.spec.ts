import { expectAccessible, expectFits } from '../support/check-page.ts';
import { createMember, enterAs, memberPassword } from '../support/member.ts';
import { createAuthenticator, makeAdmin } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

// BO-126
test('a passkey is made at the first entry, enters, and proves what a dangerous act asks for', async ({
  page,
  baseURL,
  email,
  watch,
}) => {
  test.slow();
  watch.expectRefusals('/api/admin/authenticator');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const admin = await createMember(String(baseURL), email);
  await makeAdmin(email);
  await enterAs(page, admin);
  await page.goto('/admin/me');
  await page.getByText('Ключом доступа').click();
  await page.getByLabel('Пароль').fill(memberPassword);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Создать ключ' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  // In another language they are the same codes, not the office behind them.
  for (const language of ['EN', 'RU']) await page.getByRole('button', { name: language, exact: true }).click();
  await page.getByText('Коды лежат в надёжном месте').click();
  await page.getByRole('button', { name: 'В штаб' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мой вход');

  await page.context().clearCookies({ name: 'staff' });
  await page.goto('/admin/me');
  await page.getByRole('button', { name: 'Войти по ключу доступа' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мой вход');
  await expect(page.getByText('Ключ доступа, добавлен')).toContainText('использован');
  await expectAccessible(page);
  await expectFits(page);

  // As ten minutes later: the proof is too old for this one.
  await page.route(
    '**/api/admin/authenticator',
    (route) => route.fulfill({ status: 403, json: { code: 'reauth_required', message: '', ways: ['passkey'] } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Настроить', exact: true }).click();
  const window = page.getByRole('alertdialog');
  await expectAccessible(page);
  const proved = page.waitForResponse('**/api/admin/session/again');
  await window.getByRole('button', { name: 'Подтвердить ключом доступа' }).click();
  expect((await proved).status()).toBe(200);
  const secret = await page.getByTestId('secret').innerText();
  const authenticator = createAuthenticator(secret.replaceAll(/\s/g, ''));
  await window.getByLabel('Код', { exact: true }).fill(await authenticator.code());
  await expect(page.getByText('Приложение с кодами добавлено')).toBeVisible();
});
