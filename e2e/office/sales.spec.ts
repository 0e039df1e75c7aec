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
  watch,
}) => {
  test.slow();
  const admin = await createMember(String(baseURL), email);
  await enterAs(page, admin);
  const [ticket] = await buyForLater(page, admin, season.find('team of ten', isFixedTeamOf(10)), 10);
  await makeAdmin(email);
  await page.goto('/admin');
  await enrol(page);

  await expect(page.getByRole('heading', { name: 'Билеты за день, нарастающим' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('link', { name: 'Все заказы' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы');
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('row').nth(1).getByRole('link').click();
  // The list is headed by this word as well, with another ending.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^\s*Заказ\s/);
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
  await expect(page.getByRole('button', { name: /^Убрать фильтр/ })).toBeVisible();
  // Since the filter is shown, former rows are dimmed until the new ones have come.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/admin/audit?act=order.');
  await expect(page.getByText('заказ просмотрен').first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('row').nth(1).getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Закрыть запись' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Control+k');
  const find = page.getByRole('dialog', { name: 'Найти' });
  await find.getByRole('searchbox').fill(email);
  await expect(find.getByRole('region', { name: 'Люди' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/people\//);
  await expect(page.getByRole('heading', { name: 'Билеты' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const who = page.getByRole('region', { name: 'Кто это' });
  await expect(who).not.toContainText(email);
  await who.getByRole('button', { name: 'Показать: Почта' }).click();
  const why = page.getByRole('alertdialog');
  watch.expectRefusals('/reveal');
  await why.getByRole('button', { name: 'Показать' }).click();
  await expect(why.getByLabel('Зачем')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await why.getByLabel('Зачем').fill('просит проверить почту');
  await why.getByRole('button', { name: 'Показать' }).click();
  await expect(who).toContainText(email);

  await page.goto('/admin/people');
  await expect(page.getByRole('heading', { name: 'Начните с поиска' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Сотрудники' }).last().click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});
