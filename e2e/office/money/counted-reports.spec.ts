import { expectAccessible, expectFits } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { expect, test } from '../../support/test.ts';

test('a report of starts tells what is free, a start opens its formats, and it is ordered as a file', async ({
  page,
  baseURL,
  email,
}) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);

  await page.goto('/admin/reports');
  await page.getByRole('main').getByRole('link', { name: 'Заполненность' }).click();
  await expect(page.getByRole('heading', { name: 'Заполненность' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Итого' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await page.getByLabel('Строки').selectOption('start');
  const row = page.locator('tbody tr').nth(1).getByRole('link').first();
  const start = (await row.textContent()) ?? '';
  await row.click();
  // Of one start, format by format.
  await expect(page).toHaveURL(/group=format.*f\.start=/);
  await expect(page.getByRole('rowheader').nth(1)).toContainText(start);

  await page.getByRole('button', { name: 'Выгрузить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Заказать файл' }).click();
  await expect(page.getByText(/Отчёт: заполненность/)).toBeVisible();
});

test('every report that is counted opens with its period and total', async ({ page, baseURL, email }) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  for (const name of ['sizes', 'participants', 'registration', 'shop', 'insurance', 'settlement', 'support']) {
    await page.goto(`/admin/reports/${name}`);
    await expect(page.getByRole('rowheader', { name: 'Итого' })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  }
});
