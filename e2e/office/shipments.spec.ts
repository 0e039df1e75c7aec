import { readFileSync } from 'node:fs';
import { officeApi } from '@trassa/contracts/office';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { buyCarried, carriedProduct, readProduct } from '../support/goods.ts';
import { createInsider } from '../support/office/insider.ts';
import { windowClosed } from '../support/office/window-closed.ts';
import { expect, test } from '../support/test.ts';

// BO-094, BO-095, BO-098
test('two parcels are picked by a scanner and sent by pasted tracks, and the buyer sees where his is', async ({
  page,
  baseURL,
  email,
}) => {
  test.slow();
  const site = String(baseURL);
  const insider = await createInsider(site, email);
  await insider.enter(page);
  const product = await readProduct(site, carriedProduct);
  const orders = [
    await buyCarried(page, insider.member, product, 2),
    await buyCarried(page, insider.member, product, 1),
  ];
  const numbers = orders.map((order) => order.slice(0, 8));
  const [first = '', second = ''] = numbers;

  await page.goto('/admin/shop/shipments');
  await page.getByRole('link', { name: 'Сборка', exact: true }).click();
  const scan = page.getByLabel('Код вещи или номер заказа');
  const type = async (text: string): Promise<void> => {
    await scan.fill(text);
    await scan.press('Enter');
  };
  const { values: picking } = await insider.office(officeApi.shipments.picking, {});
  const code = picking.parcels.find(({ number }) => number === first)?.lines[0]?.code ?? '';
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Лист сборки' }).click();
  expect(
    readFileSync(await (await saved).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  for (const [number, pieces] of [
    [first, 2],
    [second, 1],
  ] as const) {
    await type(number);
    await expect(page.getByRole('heading', { name: `Посылка ${number}` })).toBeVisible();
    await type('net-takoy');
    await expect(page.getByText('net-takoy: такой вещи и посылки в листе нет')).toBeVisible();
    for (let piece = 0; piece < pieces; piece += 1) await type(code);
    await expect(page.getByRole('button', { name: 'Собрана, следующая' })).toBeEnabled();
    await type('');
    await expect(page.getByText(`Посылка ${number} собрана`)).toBeVisible();
  }
  await expectAccessible(page);

  await page.goto('/admin/shop/shipments?f.state=picked&f.state=packed&sort=created');
  await expect(page.getByRole('link', { name: first })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Треки файлом' }).click();
  const sheet = page.getByRole('dialog');
  const stamp = crypto.randomUUID().slice(0, 6).toUpperCase();
  const lines = numbers.map((number, index) => `${number};CD-${stamp}-${index}`);
  await sheet.getByLabel('Список').fill([...lines, 'zzzzzzzz;CD-1'].join('\n'));
  await sheet.getByRole('button', { name: 'Проверить' }).click();
  await expect(sheet.getByText('Не подходят строки: 1.')).toBeVisible();
  await sheet.getByLabel('Список').fill(lines.join('\n'));
  await sheet.getByRole('button', { name: 'Проверить' }).click();
  await sheet.getByRole('button', { name: 'Отправить (2)' }).click();
  await expect(page.getByText('Отправлено посылок: 2')).toBeVisible();
  await windowClosed(page);

  await page.goto('/admin/shop/shipments?f.state=shipped&sort=-changed');
  await page.getByRole('link', { name: first }).click();
  await expect(page.getByText(`CD-${stamp}-0`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Доставлена' }).click();
  await expect(page.getByText('Состояние посылки изменено', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await page.goto(`/me/orders/${orders[1]}`);
  await expect(page.getByText(`CD-${stamp}-1`)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'В пути' })).toBeVisible();
});
