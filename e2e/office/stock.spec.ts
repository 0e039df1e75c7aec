import { officeApi } from '@trassa/contracts/office';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { buyCarried, carriedProduct, readProduct } from '../support/goods.ts';
import { createInsider } from '../support/office/insider.ts';
import { windowClosed } from '../support/office/window-closed.ts';
import { expect, test } from '../support/test.ts';

// BO-096
test('pieces are received and written off, less than an order keeps is refused by its number, and the journal tells all of it', async ({
  page,
  baseURL,
  email,
  watch,
}) => {
  test.slow();
  watch.expectRefusals('/api/admin/stock/');
  const site = String(baseURL);
  const insider = await createInsider(site, email);
  await insider.enter(page);
  const order = await buyCarried(page, insider.member, await readProduct(site, carriedProduct), 1);
  const stockOf = async () => {
    const { values } = await insider.office(officeApi.stock.read, { params: { id: carriedProduct } });
    return values.sizes[0]?.stock ?? 0;
  };

  await page.goto(`/admin/shop/stock?search=${carriedProduct}`);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('rowheader').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Журнал остатков' })).toBeVisible();
  await expect(page.getByRole('link', { name: order.slice(0, 8) })).toBeVisible();

  const before = await stockOf();
  const window = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const act = async (name: string, submit: string, pieces: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).click();
    await window.getByLabel('Без размера').fill(pieces);
    await window.getByLabel('Причина').fill('Журнал поставки 12');
    await window.getByRole('button', { name: submit, exact: true }).click();
  };
  await act('Приход', 'Принять', '5');
  await windowClosed(page);
  await expect.poll(stockOf).toBe(before + 5);
  await act('Списание', 'Списать', '2');
  await windowClosed(page);
  await expect.poll(stockOf).toBe(before + 3);
  await expect(page.getByRole('row').filter({ hasText: 'Списание' }).filter({ hasText: '−2' }).first()).toBeVisible();

  await act('Пересчёт', 'Записать', '12 шт');
  await expect(window.getByText('Впишите целое число')).toBeVisible();
  await window.getByRole('button', { name: 'Отмена' }).click();
  await windowClosed(page);
  await act('Исправление', 'Исправить', `-${before + 3}`);
  await expect(window.getByText(order.slice(0, 8))).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  expect(await stockOf()).toBe(before + 3);
});
