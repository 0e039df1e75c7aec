import { expectAccessible, expectFits } from '../support/check-page.ts';
import { buyForLater, createMember, enterAs } from '../support/member.ts';
import { isFixedTeamOf } from '../support/season.ts';
import { enrol, makeAdmin } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test('a purchase is found, opened with its money and tickets, and the look is written down', async ({
  page,
  baseURL,
  email,
  season,
}) => {
  test.slow();
  const admin = await createMember(String(baseURL), email);
  await enterAs(page, admin);
  const [ticket] = await buyForLater(page, admin, season.find('team of ten', isFixedTeamOf(10)), 10);
  await makeAdmin(email);
  await page.goto('/admin');
  await enrol(page);

  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы');
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Заказ');
  await expect(page.getByText('Оплачен').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(email)).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('link', { name: String(ticket?.ticketNumber) }).click();
  await expect(page).toHaveURL(/\/admin\/tickets\//);
  await expect(page.getByText('Без участника')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(email);

  await page.goto('/admin/tickets?f.participant=no');
  await expect(page.getByText('Участник назван:')).toBeVisible();
  await page.getByRole('button', { name: 'Убрать фильтр «Участник назван»' }).click();
  await expect(page).toHaveURL(/\/admin\/tickets$/);
  await page.keyboard.press('f');
  const sheet = page.getByRole('dialog');
  await expectAccessible(page);
  await sheet.getByText('Действует').click();
  await sheet.getByRole('button', { name: 'Показать' }).click();
  await expect(page).toHaveURL(/f\.state=active/);
  await expectAccessible(page);

  await page.goto('/admin/audit?act=order.');
  await expect(page.getByText('заказ просмотрен').first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('row').nth(1).getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Закрыть запись' })).toBeVisible();
  await expectAccessible(page);
  if (process.env['SHOTS']) {
    for (const [width, theme, lang] of [[1440, 'light', 'ru'], [1440, 'dark', 'en'], [390, 'light', 'ru'], [390, 'dark', 'en']] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await page.context().addCookies([{ name: 'language', value: lang, url: String(baseURL) }]);
      for (const path of ['/admin/orders', '/admin/tickets', '/admin/audit']) {
        await page.goto(path);
        await page.waitForTimeout(1200);
        await page.screenshot({ path: `/tmp/shots/s${path.replaceAll('/', '_')}-${width}-${theme}-${lang}.png`, fullPage: true });
        const first = page.locator('tbody th a').first();
        if (path !== '/admin/audit') {
          await first.click();
          await page.waitForTimeout(1200);
          await page.screenshot({ path: `/tmp/shots/s${path.replaceAll('/', '_')}-card-${width}-${theme}-${lang}.png`, fullPage: true });
        }
      }
    }
  }
});
