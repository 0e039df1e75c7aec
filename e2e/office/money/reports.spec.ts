import { expectAccessible, expectFits } from '../../support/check-page.ts';
import { buyPolicy } from '../../support/member.ts';
import { createInsider } from '../../support/office/insider.ts';
import { expect, test } from '../../support/test.ts';

// BO-083, BO-086
test('a report tells kinds apart, its figure opens the lines that it sums, and it is ordered as a file', async ({
  page,
  baseURL,
  email,
}) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  await buyPolicy(page, insider.member);

  await page.goto('/admin/reports');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Продажи' }).click();
  await page.getByRole('button', { name: 'Сегодня', exact: true }).click();
  await page.getByLabel('Строки').selectOption('kind');
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Страховки' }) });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const figure = row.getByRole('link').last();
  const sum = await figure.textContent();
  await figure.click();
  await expect(page.getByRole('heading', { name: 'Продажи построчно' })).toBeVisible();
  await expect(page.getByText('Вид: Страховки')).toBeVisible();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  expect(sum).toContain('₽');
  await expectAccessible(page);
  await expectFits(page);

  await page.goto('/admin/reports/vat');
  await expect(page.getByLabel('С какого дня')).toHaveValue(/-01$/);
  await page.getByRole('button', { name: 'Сегодня', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'Итого' })).toBeVisible();
  await page.getByRole('button', { name: 'Выгрузить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Заказать файл' }).click();
  await expect(page.getByText(/Отчёт: НДС/)).toBeVisible();
});
