import { expectAccessible, expectFits } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { windowClosed } from '../../support/office/window-closed.ts';
import { expect, test } from '../../support/test.ts';

// Back office 3.10, DEC-21
test('a partner gets a key that is shown once, and a prepared basket is opened by its link', async ({
  page,
  baseURL,
  email,
}) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  await page.goto('/admin/partners');
  const title = `Клуб ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Новый ключ' }).click();
  const asks = page.getByRole('alertdialog');
  await asks.getByLabel('Название').fill(title);
  await expectAccessible(page);
  await asks.getByRole('button', { name: 'Создать ключ' }).click();
  const made = page.getByRole('alertdialog', { name: 'Ключ создан' });
  await expect(made.getByLabel('Ключ')).toHaveValue(/^[\w-]{20,}$/);
  const key = await made.getByLabel('Ключ').inputValue();
  await expectAccessible(page);
  await made.getByRole('button', { name: 'Ключ сохранён' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await windowClosed(page);
  await expect(page.getByText(key)).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Отозвать' }).click();
  await asks.getByLabel('Почему').fill('Договор закончился');
  await asks.getByRole('button', { name: 'Отозвать' }).click();
  await windowClosed(page);
  await expect(page.getByText('Отозван', { exact: true }).first()).toBeVisible();

  await page.goto('/admin/partners/baskets');
  await page.getByRole('link', { name: 'Новая корзина' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новая готовая корзина' })).toBeVisible();
  await page.getByLabel('Название').fill('Корпоративный забег');
  const line = page.getByRole('group', { name: 'Строка 1' });
  const gift = await line
    .getByLabel('Что')
    .locator('optgroup[label="Сертификаты"] option')
    .first()
    .getAttribute('value');
  await line.getByLabel('Что').selectOption(String(gift));
  await line.getByLabel('Сколько').fill('2');
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Собрать корзину' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Корпоративный забег' })).toBeVisible();
  await expectAccessible(page);
  const link = await page.getByLabel('Откройте её сами, прежде чем отправлять').inputValue();
  await page.goto(link);
  await expect(page).toHaveURL(/\/basket/);
  await expect(page.getByRole('main')).toContainText('сертификат', { ignoreCase: true });
});
