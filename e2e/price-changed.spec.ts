import type { Quote } from '@trassa/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/check-page.ts';
import * as goods from './support/goods.ts';
import * as shop from './support/shop.ts';
import { expect, test } from './support/test.ts';

const words = 'Цена изменилась. Проверьте сумму и оплатите ещё раз';
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
  test(`a changed price of ${what} is marked and shown, and only the new sum is charged`, async ({
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
    await goods.fillDelivery(page, way);
    await shop.fillBuyer(page, email);
    const before = price + delivery - less.goods - less.delivery;
    await expect(shop.payButton(page)).toHaveText(shop.money(before));
    await showTrue();
    watch.expectRefusals('/api/payment');
    await goods.payRefused(page, words);
    const line = goods.goodsLine(goods.goodsGroup(page, 'Магазин'), title);
    await expect(line.getByText(words)).toBeVisible();
    await expect(shop.payButton(page)).toHaveText(shop.money(price + delivery));
    const row = shop
      .checkout(page)
      .locator('dl > div')
      .filter({ hasText: `Доставка: ${way}` });
    await expect(row.getByRole('definition')).toHaveText(shop.money(delivery));
    await expectAccessible(page);
    await shop.payButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await expect(page.getByRole('definition').filter({ hasText: shop.money(price + delivery) })).toBeVisible();
  });
}
