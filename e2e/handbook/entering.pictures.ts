import { createMember, enterAs, memberPassword } from '../support/member.ts';
import { createAuthenticator, makeAdmin } from '../support/staff.ts';
import { createCamera } from './pictures.ts';
import { expect, mailbox, nameThem, test } from './stage.ts';

test('entering: the first time, every day, and the own ways in', async ({ browser, baseURL }, info) => {
  const { viewport, deviceScaleFactor, locale, timezoneId } = info.project.use;
  const context = await browser.newContext({
    baseURL: String(baseURL),
    viewport,
    deviceScaleFactor,
    locale,
    timezoneId,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
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
  const shoot = createCamera(page);
  await page.goto('/admin');
  await expect(page.getByLabel('Пароль')).toBeVisible();
  const card = { of: page.getByRole('main') };
  await shoot('entering/sign-in', card);

  const email = mailbox('vera');
  const member = await nameThem(await createMember(String(baseURL), email), {
    email,
    name: 'Вера',
    lastName: 'Сомова',
  });
  await makeAdmin(email);
  await enterAs(page, member);
  await page.goto('/admin/me');
  await page.getByLabel('Пароль').fill(memberPassword);
  await shoot('entering/first-time', card);
  await page.getByRole('button', { name: 'Дальше' }).click();
  const secret = (await page.getByTestId('secret').innerText()).replaceAll(/\s/g, '');
  const authenticator = createAuthenticator(secret);
  await shoot('entering/qr', card);
  await page.getByLabel('Код', { exact: true }).fill(await authenticator.code());
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await shoot('entering/recovery-codes', card);
  await page.getByText('Коды лежат в надёжном месте').click();
  await page.getByRole('button', { name: 'В штаб' }).click();
  await page.getByRole('button', { name: 'Добавить ключ доступа' }).click();
  const window = page.getByRole('alertdialog');
  await window.getByLabel('Название').fill('Рабочий ноутбук');
  await shoot('entering/new-passkey', { of: window });
  await window.getByRole('button', { name: 'Создать ключ' }).click();
  await expect(page.getByText('Ключ доступа, добавлен')).toBeVisible();
  await shoot('entering/own-ways', { height: 760, mark: page.getByText('Рабочий ноутбук') });

  await context.clearCookies({ name: 'staff' });
  await page.goto('/admin/me');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Второй фактор');
  await shoot('entering/second-factor', card);
  await context.close();
});
