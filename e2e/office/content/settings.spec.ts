import { expectAccessible, expectFits } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { expect, test } from '../../support/test.ts';

// BO-157
test('an organiser sets a link of the footer, which a visitor finds, and takes it back', async ({
  page,
  baseURL,
  email,
  watch,
}) => {
  test.slow();
  watch.expectRefusals('/api/admin/settings/links');
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const name = `Сеть ${Date.now()}`;
  const isSeen = async (): Promise<boolean> => (await (await page.request.get('/api/settings')).text()).includes(name);

  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Разделы настроек' }).getByRole('link', { name: 'Ссылки' }).click();
  await page.getByRole('button', { name: 'Добавить соцсеть' }).click();
  const row = page
    .getByRole('group')
    .filter({ has: page.getByLabel('По-английски') })
    .last();
  await row.getByLabel('Название').fill(name);
  await row.getByLabel('Ссылка').fill('http://net.example/');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(row.getByText('Нужна полная ссылка с https://')).toBeVisible();
  await row.getByLabel('Ссылка').fill('https://net.example/');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'История' }).getByText('настройки изменены').first()).toBeVisible();
  await expectAccessible(page);
  await expect.poll(isSeen, { timeout: 40_000 }).toBe(true);

  await page.getByRole('button', { name: `Убрать: ${name}` }).click();
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByRole('button', { name: `Убрать: ${name}` })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Несохранённое' })).toHaveCount(0);
});

// BO-157
test('partners that have an order are walked with their names', async ({ page, baseURL, email }) => {
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  await page.goto('/admin/settings/partners');
  await expect(page.getByRole('button', { name: /^Выше: / }).first()).toBeVisible();
  await expectAccessible(page);
});

// BO-158
test('a raised limit of the second signature waits for another administrator', async ({ page, baseURL, email }) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  await page.goto('/admin/settings/approvals');
  const limit = page.getByLabel('Сертификатов вручную, штук');
  await limit.fill('900');
  await expect(page.getByText('всё, что здесь изменено, подтвердит второй администратор')).toBeVisible();
  await page.getByLabel('Почему').fill('Подарки всем волонтёрам');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Поднять пороги второй подписи' })).toBeVisible();
  await expect(page.getByText('10 → 900')).toBeVisible();
  await page.getByRole('button', { name: 'Отозвать запрос' }).click();
  await expect(page.getByText('Отозван', { exact: true })).toBeVisible();
});

// BO-210
test('a connection that is set up is tried, and what came of it is told beside it', async ({
  page,
  baseURL,
  email,
}) => {
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  await page.goto('/admin/settings/integrations');
  const storage = page.getByRole('row').filter({ hasText: 'Хранилище файлов' });
  // Letters and messages of this installation go into a folder: there is nothing to try.
  await expect(page.getByRole('button', { name: /^Проверить/ })).toHaveCount(1);
  await storage.getByRole('button', { name: 'Проверить: Хранилище файлов' }).click();
  await expect(storage.getByRole('status')).toHaveText('Файл записан, прочитан и удалён');
  await expectAccessible(page);
  await expectFits(page);
  await page.goto('/admin/audit');
  await expect(page.getByText('подключение проверено').first()).toBeVisible();
});
