import { expectAccessible, expectFits } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { expect, test } from '../../support/test.ts';

// BO-203
test('words of a letter are changed, refused without their field, read beside and returned', async ({
  page,
  baseURL,
  email,
  watch,
}) => {
  watch.expectRefusals('/api/admin/templates');
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  await page.goto('/admin/mailings');
  await page.getByRole('link', { name: 'Слова писем' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Слова писем' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('link', { name: 'Возврат по заказу' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Возврат по заказу' })).toBeVisible();

  const subject = page.getByRole('textbox', { name: 'Тема, по-русски' });
  await subject.fill('Деньги возвращаются');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Пропало поле sum')).toBeVisible();
  await expect(subject).toHaveValue('Деньги возвращаются');

  await subject.fill('Вам вернётся {sum}');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('button', { name: 'Вернуть исходное' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Вернуть исходное' }).click();
  const asks = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expectAccessible(page);
  await asks.getByRole('button', { name: 'Отмена' }).click();

  const preview = page.getByRole('region', { name: 'Как его прочтут' });
  await preview.getByRole('button', { name: 'Показать' }).click();
  await expect(preview).toContainText(/Вам вернётся 3\s000/);
  await expect(preview).toContainText('Деньги двумя частями');
  await expectFits(page);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Возвращаем деньги' })).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть исходное' }).click();
  await asks.getByRole('button', { name: 'Вернуть исходное' }).click();
  await expect(subject).toHaveValue('Возвращаем {sum}');
  await expect(preview).toContainText(/Возвращаем 3\s000/);
});
