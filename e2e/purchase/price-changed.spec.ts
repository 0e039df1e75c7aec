import type { Quote } from '@trassa/contracts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/check-page.ts';
import * as goods from '../support/goods.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const product = 'poster-kavkaz';
const way = 'Курьер до двери';

/** Until it is taken back, the page is told what things cost before: so many roubles less. */
const showOldQuotes = async (page: Page, less: { goods: number; delivery: number }): Promise<() => Promise<void>> => {
  const address = '**/api/basket/price';
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const { values } = (await answer.json()) as { values: Quote };
    const cheaper = less.goods + less.delivery;
    const json: Quote = {
      ...values,
      lines: values.lines.map((line) => ({ ...line, totalCost: line.totalCost - less.goods })),
      shipments: values.shipments.map((one) => ({ ...one, cost: one.cost - less.delivery })),
      delivery: values.delivery - less.delivery,
      total: values.total - cheaper,
      amount: values.amount - cheaper,
    };
    await route.fulfill({ response: answer, json: { values: json } });
  });
  return () => page.unroute(address);
};

for (const [what, less] of [
  ['goods', { goods: 100, delivery: 0 }],
  ['delivery', { goods: 0, delivery: 90 }],
] as const) {
  test(`a changed price of ${what} is named with the old and the new one, asked about once, and only the new sum is charged`, async ({
    page,
    baseURL,
    email,
    watch,
  }) => {
    test.slow();
    const { price, title } = await goods.readProduct(baseURL ?? '', product);
    const ways = await goods.readWays(baseURL ?? '', [{ public_id: product, count: 1 }]);
    const delivery = ways.find(({ name }) => name === way)?.cost ?? Number.NaN;
    await goods.addProduct(page, product);
    const showTrue = await showOldQuotes(page, less);
    await page.goto('/basket');
    await expect(shop.checkout(page).getByText('Итого без доставки')).toBeVisible();
    await goods.fillDelivery(page, way);
    await expect(shop.checkout(page).getByText('Итого', { exact: true })).toBeVisible();
    await shop.fillBuyer(page, email);
    const before = price + delivery - less.goods - less.delivery;
    await expect(shop.payButton(page)).toHaveText(shop.money(before));
    await showTrue();
    watch.expectRefusals('/api/payment');
    await shop.payButton(page).click();
    const popup = page.getByRole('alertdialog', { name: 'Цена изменилась' });
    const rowOf = (name: string): Locator => popup.locator('dl > div').filter({ hasText: name });
    const changed = what === 'goods' ? rowOf(title) : rowOf('Доставка');
    await expect(changed).toContainText(shop.money((what === 'goods' ? price : delivery) - less.goods - less.delivery));
    await expect(changed).toContainText(shop.money(what === 'goods' ? price : delivery));
    await expect(what === 'goods' ? rowOf('Доставка') : rowOf(title)).toHaveCount(0);
    await expect(page.getByText(/Исправьте/)).toHaveCount(0);
    await expectAccessible(page);
    await popup.getByRole('button', { name: 'Вернуться в корзину' }).click();
    const line = goods.goodsLine(goods.goodsGroup(page, 'Магазин'), title);
    await expect(line.getByText(/^Цена изменилась: было/)).toHaveCount(what === 'goods' ? 1 : 0);
    await expect(shop.payButton(page)).toHaveText(shop.money(price + delivery));
    await shop.payButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await expect(page.getByRole('definition').filter({ hasText: shop.money(price + delivery) })).toBeVisible();
  });
}

test('one press in the popup of a changed price pays the new sum', async ({ page, baseURL, email, watch }) => {
  test.slow();
  const { price } = await goods.readProduct(baseURL ?? '', product);
  const ways = await goods.readWays(baseURL ?? '', [{ public_id: product, count: 1 }]);
  const sum = price + (ways.find(({ name }) => name === way)?.cost ?? Number.NaN);
  await goods.addProduct(page, product);
  const showTrue = await showOldQuotes(page, { goods: 100, delivery: 0 });
  await page.goto('/basket');
  await goods.fillDelivery(page, way);
  await shop.fillBuyer(page, email);
  await expect(shop.payButton(page)).toHaveText(shop.money(sum - 100));
  await showTrue();
  watch.expectRefusals('/api/payment');
  await shop.payButton(page).click();
  const popup = page.getByRole('alertdialog', { name: 'Цена изменилась' });
  await popup.getByRole('button', { name: /^Оплатить/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await expect(page.getByRole('definition').filter({ hasText: shop.money(sum) })).toBeVisible();
});
