import { expectAccessible, expectFits } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { expect, test } from '../../support/test.ts';

// BO-083
test('a report of starts tells what is free, its figure opens the tickets that it counts, and it is ordered as a file', async ({
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

  const sold = page.locator('tbody a[href*="/tickets?"]').first();
  const count = (await sold.textContent()) ?? '';
  await sold.click();
  await expect(page.getByRole('heading', { name: 'Билеты' })).toBeVisible();
  await expect(page.getByText(new RegExp(`(^|\\D)${count}(\\D|$)`)).first()).toBeVisible();

  await page.goBack();
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
