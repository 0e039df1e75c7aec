import { officeApi } from '@trassa/contracts/office';
import { expectAccessible, findOutside } from '../../support/check-page.ts';
import { carriedProduct } from '../../support/goods.ts';
import { createInsider } from '../../support/office/insider.ts';
import { windowClosed } from '../../support/office/window-closed.ts';
import { expect, test } from '../../support/test.ts';

// SHOP-26
test('stock is checked and changed by pasted lines, a mistake in one of them stops all, and a second paste changes nothing', async ({
  page,
  baseURL,
  email,
}) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const stockOf = async (): Promise<number> => {
    const { values } = await insider.office(officeApi.stock.read, { params: { id: carriedProduct } });
    return values.sizes[0]?.stock ?? 0;
  };
  const before = await stockOf();

  await page.goto('/admin/shop/stock');
  await page.getByRole('button', { name: 'Из таблицы' }).click();
  const window = page.getByRole('dialog');
  const head = 'Товар\tВариант\tРазмер\tШтуки\tВид\tПричина';
  const good = `${carriedProduct}\t\t\t4\tприход\tПоставка ${crypto.randomUUID().slice(0, 8)}`;
  await window.getByLabel('Строки таблицы').fill(`${head}\n${good}\nНет такого\t\t\t1\tприход\tПоставка 12`);
  await window.getByRole('button', { name: 'Проверить' }).click();
  await expect(window.getByText('Строка 3: Нет такого товара')).toBeVisible();
  await expectAccessible(page);
  expect(await findOutside(page, 390)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await stockOf()).toBe(before);

  await window.getByLabel('Строки таблицы').fill(`${head}\n${good}`);
  await window.getByRole('button', { name: 'Проверить' }).click();
  await window.getByRole('button', { name: 'Изменить размеров: 1' }).click();
  await expect(page.getByText('Изменено размеров: 1')).toBeVisible();
  await expect.poll(stockOf).toBe(before + 4);

  await windowClosed(page);
  await page.getByRole('button', { name: 'Из таблицы' }).click();
  await window.getByLabel('Строки таблицы').fill(good);
  await window.getByRole('button', { name: 'Проверить' }).click();
  await expect(window.getByText('Всё из таблицы уже записано: менять нечего.')).toBeVisible();
  await expect(window.getByText(/^Уже записано с этой причиной/)).toBeVisible();
  await expect(window.getByRole('button', { name: 'Изменить размеров' })).toBeHidden();
});
