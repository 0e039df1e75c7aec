import { api, type ShopItem } from '@trassa/contracts';
import { makeClient } from '@trassa/contracts/client';
import type { Locator, Page } from '@playwright/test';
import { stored } from '../support/account.ts';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import * as goods from '../support/goods.ts';
import { choice, expectRefusal } from '../support/participant.ts';
import { isPlainSolo, type Offer, roomiest, type Season } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { expect, test } from '../support/test.ts';

const titles = (page: Page): Locator => page.getByRole('main').getByRole('article').getByRole('heading');
const basketLink = (page: Page, name: string): Locator => page.getByRole('banner').getByRole('link', { name });
const inBasket = async (page: Page): Promise<Record<string, unknown>[]> =>
  JSON.parse((await stored(page, 'basketGoodsAnonymous')) ?? '[]') as Record<string, unknown>[];

test('a category is filtered and sorted, and its address keeps the choice', async ({ page, baseURL }) => {
  const client = makeClient({ baseUrl: baseURL ?? '' });
  type Query = { filter?: 'male'; sort: 'new' | 'price'; order: 'desc' };
  const expected = async (query: Query): Promise<string[]> =>
    (await client(api.shop.catalogue, { query: { category: 'futbolki', ...query } })).values.map(({ title }) => title);
  await page.goto('/shop');
  await expect(page.getByRole('heading', { level: 1, name: 'Магазин' })).toBeVisible();
  const categories = page.getByRole('navigation', { name: 'Разделы магазина' });
  await categories.getByRole('link', { name: /^Футболки/ }).click();
  await expect(page).toHaveURL('/shop/category/futbolki');
  await expect(titles(page)).toHaveText(await expected({ sort: 'new', order: 'desc' }));
  const male = page.getByRole('group', { name: 'Фильтр' }).getByRole('link', { name: 'Мужское' });
  const dearer = page.getByRole('list', { name: 'Порядок' }).getByRole('link', { name: 'Дороже' });
  await male.click();
  await expect(page).toHaveURL('/shop/category/futbolki?filter=male');
  await expect(male).toHaveAttribute('aria-current', 'true');
  await dearer.click();
  await expect(page).toHaveURL('/shop/category/futbolki?filter=male&sort=price&order=desc');
  const dear = await expected({ filter: 'male', sort: 'price', order: 'desc' });
  await expect(titles(page)).toHaveText(dear);
  await page.reload();
  await expect(titles(page)).toHaveText(dear);
  await expect(male).toHaveAttribute('aria-current', 'true');
  await expect(dearer).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/shop/category/futbolki?filter=male');
  await expect(titles(page)).toHaveText(await expected({ filter: 'male', sort: 'new', order: 'desc' }));
  await page.goForward();
  await expect(titles(page)).toHaveText(dear);

  await page.goto('/shop/category/medali?filter=hats');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Попробуйте позже');
  await page.getByRole('link', { name: 'Сбросить фильтр' }).click();
  await expect(page).toHaveURL('/shop/category/medali');
  await expect(titles(page)).not.toHaveCount(0);
});

test(
  'goods are found in spite of a typing error, in the shop and from the header',
  { tag: '@computer' },
  async ({ page }) => {
    await page.goto('/shop');
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Поиск товара' });
    await field.fill('футбокла');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/shop\/search\?text=/);
    await expect(titles(page).first()).toHaveText(/футболка/i);
    await field.fill('[elb');
    await page.getByRole('main').getByRole('button', { name: 'Найти' }).click();
    await expect(titles(page).filter({ hasText: 'Худи «Трасса»' })).toBeVisible();
    await field.fill('ы');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/Введите хотя бы/);
    await field.fill('qqqqzzzz');
    await field.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('По запросу «qqqqzzzz» ничего нет');
    await page.goto('/search?text=vtlfkb');
    const category = page.getByRole('main').getByRole('link', { name: /^Медали/ });
    await expect(category).toHaveAttribute('href', '/shop/category/medali');
    await expect(titles(page).first()).toHaveText(/медал/i);
  },
);

test('a size is asked for, counted in the basket and kept after a reload', async ({ page, baseURL }) => {
  test.slow();
  const product = await goods.readProduct(baseURL ?? '', 'futbolka-gorizontali');
  await goods.openProduct(page, product.public_id);
  const main = page.getByRole('main');
  const sizes = choice(main, 'Размер');
  await main.getByRole('button', { name: 'В корзину' }).click();
  await expectRefusal(sizes, 'Выберите размер');
  await expectAccessible(page);
  for (const { size } of product.size.filter(({ count }) => count === 0))
    await expect(sizes.getByRole('radio', { name: size, exact: true })).toBeDisabled();
  await goods.putIn(main, { size: 'L', count: 2 });
  await expect(basketLink(page, 'Корзина: 2 товара')).toBeVisible();
  const common = { selector: 'shop', promocode: null, proportion_public_id: null };
  expect(await inBasket(page)).toMatchObject([{ ...common, public_id: product.public_id, size: 'L', count: 2 }]);
  await goods.addProduct(page, 'medal-trassa');
  const all = [product.public_id, 'medal-trassa', 'korobka-medali'];
  expect((await inBasket(page)).map((line) => line['public_id'])).toEqual(all);

  await page.goto('/basket');
  const group = goods.goodsGroup(page, 'Магазин');
  const line = goods.goodsLine(group, product.title);
  await expect(line).toContainText('Размер L');
  await line.getByRole('button', { name: 'Больше' }).click();
  await expect(line.getByText(shop.money(3 * product.price))).toBeVisible();
  await page.reload();
  await expect(line.locator('output')).toHaveText('3');
  await expectFits(page);
  await group.getByRole('button', { name: 'Удалить: Медаль «Трасса», бронза' }).click();
  await expect(goods.goodsLine(group, 'Жетон «Имя и время»')).toHaveCount(0);
});

test(
  'a choice made before the scripts have come goes into the basket by the page of the link',
  { tag: '@computer' },
  async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto('/shop/product/futbolka-trassa', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'L', exact: true }).check();
    await page.getByRole('button', { name: 'В корзину' }).click();
    await expect(page).toHaveURL(/\/add\?product=futbolka-trassa&.*size=L/);
    letThrough();
    await expect(page.getByRole('status').filter({ hasText: 'В корзине:' })).toContainText('размер L');
    expect(await inBasket(page)).toHaveLength(1);
  },
);

test(
  'a size that somebody else has taken is refused at its line',
  { tag: '@computer' },
  async ({ page, baseURL, email, watch }) => {
    test.slow();
    const size = 'M';
    const product = await goods.readProduct(baseURL ?? '', 'mayka-stena');
    await goods.addProduct(page, product.public_id, { size });
    await page.goto('/basket');
    await goods.fillDelivery(page, 'Курьер до двери');
    await shop.fillBuyer(page, email);
    await expect(shop.payButton(page)).toBeEnabled();
    await goods.takeSize(baseURL ?? '', product, size);
    watch.expectRefusals('/api/payment');
    await goods.payRefused(page, 'Этого размера больше нет');
    const line = goods.goodsLine(goods.goodsGroup(page, 'Магазин'), product.title);
    await expect(line.getByText('Этого размера больше нет')).toBeVisible();
    await expectAccessible(page);
    await line.getByRole('button', { name: /^Удалить/ }).click();
    await expect(line).toHaveCount(0);
  },
);

test('banners move by themselves until they are stopped', async ({ page, isPhone }) => {
  await page.goto('/shop');
  const slider = page.getByRole('region', { name: 'В магазине партнёра' });
  const list = slider.getByRole('list');
  await list.scrollIntoViewIfNeeded();
  const shift = (): Promise<number> => list.evaluate((element) => Math.round(element.scrollLeft));
  const shiftAtRest = (): Promise<number> =>
    list.evaluate(async (element) => {
      let last = element.scrollLeft;
      for (let stillFrames = 0; stillFrames < 15;) {
        await new Promise(requestAnimationFrame);
        stillFrames = element.scrollLeft === last ? stillFrames + 1 : 0;
        last = element.scrollLeft;
      }
      return Math.round(last);
    });
  const inView = await list.evaluate(({ clientWidth, children: [first] }) =>
    Math.round(clientWidth / (first?.getBoundingClientRect().width ?? 1)),
  );
  expect(inView).toBe(isPhone ? 2 : 4);
  await expect.poll(shift, { timeout: 10_000 }).toBeGreaterThan(0);
  await slider.getByRole('button', { name: 'Остановить' }).click();
  const stopped = await shiftAtRest();
  await slider.getByRole('button', { name: 'Вперёд' }).click();
  await expect.poll(shift).not.toBe(stopped);
  await page.mouse.move(0, 0);
  const before = await shiftAtRest();
  // Longer than a step of 4700 ms.
  await page.waitForTimeout(5200);
  expect(await shift()).toBe(before);
  await slider.getByRole('button', { name: 'Листать' }).click();
  await expect.poll(shift, { timeout: 10_000 }).not.toBe(before);
});

test(
  'a link adds a product at once, once, and takes it out again with one press',
  { tag: '@computer' },
  async ({ page }) => {
    await page.goto('/add?product=hudi-komanda&size=L&count=2');
    const said = page.getByRole('status').filter({ hasText: 'В корзине:' });
    await expect(said).toContainText('размер L, 2 шт.');
    expect(await inBasket(page)).toMatchObject([{ public_id: 'hudi-komanda', size: 'L', count: 2 }]);
    await expectFits(page);
    await expectAccessible(page);
    await page.reload();
    await expect(said).toContainText('2 шт.');
    expect(await inBasket(page)).toMatchObject([{ count: 2 }]);
    await page.goto('/shop');
    await page.goBack();
    await expect(said).toBeVisible();
    expect(await inBasket(page)).toMatchObject([{ count: 2 }]);
    await page.getByRole('main').getByRole('button', { name: 'Убрать' }).click();
    await expect(page.getByText('Убрали из корзины.')).toBeVisible();
    expect(await inBasket(page)).toEqual([]);
  },
);

test(
  'a link without a size that is needed asks for it, and one to an unknown product offers the shop',
  { tag: '@computer' },
  async ({ page, watch }) => {
    await page.goto('/add?product=hudi-komanda');
    await expect(page.getByText('Выберите размер: от него зависит')).toBeVisible();
    expect(await inBasket(page)).toEqual([]);
    watch.expectRefusals('/add?product=net-takogo');
    const answer = await page.goto('/add?product=net-takogo');
    expect(answer?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main).toContainText('Такого товара нет');
    await expect(main.locator('a[href^="/event/"]')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'В магазин' })).toHaveAttribute('href', '/shop');
  },
);

test(
  'a link shows a whole basket and adds it by one button',
  { tag: '@computer' },
  async ({ page, baseURL, watch }) => {
    test.slow();
    await page.goto('/add?product=hudi-komanda&size=L');
    await page.getByRole('main').getByRole('link', { name: 'Перейти в корзину' }).click();
    await expect(page).toHaveURL('/basket');
    await expect(goods.goodsGroup(page, 'Магазин')).toContainText('Размер L');
    expect(await inBasket(page)).toHaveLength(1);

    await page.goto('/basket-fill-outside/semya-na-starte');
    await expect(page.getByRole('heading', { level: 1, name: 'Вам собрали корзину' })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    expect(await inBasket(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Положить в корзину' }).click();
    await expect(page).toHaveURL('/basket');
    const params = { id: 'semya-na-starte' };
    const { values } = await makeClient({ baseUrl: baseURL ?? '' })(api.basket.outside, { params });
    const count = values.reduce((sum, line) => sum + line.count, 1);
    await expect(basketLink(page, `Корзина: ${count} товаров`)).toBeVisible();

    watch.expectRefusals('/basket-fill-outside/net-takoy');
    await page.goto('/basket-fill-outside/net-takoy');
    await expect(page.getByRole('main')).toContainText('Ссылка больше не действует');
  },
);

/** A plain ticket whose race offers a product with sizes. */
const findWithGoods = async (season: Season, site: string): Promise<{ offer: Offer; product: ShopItem }> => {
  const client = makeClient({ baseUrl: site });
  for (const offer of roomiest(season.offers.filter(isPlainSolo))) {
    const { values } = await client(api.events.format, { params: { id: offer.format.public_id } });
    const all = values.eventGoods as readonly ShopItem[];
    const product = all.find(({ size, left }) => size.length > 1 && left > 20);
    if (product) return { offer, product };
  }
  throw new Error('the demonstration season offers no sized product with a ticket');
};

test('a product of the race is added beside the ticket with a tick and goes with it', async ({
  page,
  season,
  baseURL,
}) => {
  test.slow();
  const { offer, product } = await findWithGoods(season, baseURL ?? '');
  await shop.addToBasket(page, offer);
  const panel = await shop.openTab(shop.ticketGroup(page, offer.format), 1);
  await panel.locator('summary').filter({ hasText: 'К билету' }).click();
  const card = panel.getByRole('article').filter({ hasText: product.title });
  const link = card.getByRole('link', { name: product.title });
  await expect(link).toHaveAttribute('href', `/shop/product/${product.public_id}`);
  const size = card.getByLabel('Размер');
  const box = card.getByRole('checkbox', { name: 'Добавить' });
  await box.click();
  await expectRefusal(size, 'Выберите размер');
  await expect(box).not.toBeChecked();
  const free = product.size.find(({ count }) => count > 5)?.size ?? '';
  await size.selectOption(free);
  await box.check();
  const line = goods.goodsLine(goods.goodsGroup(page, 'Магазин'), product.title);
  await expect(line).toContainText(`Размер ${free}`);
  await expect(line).toContainText('Выдадим на старте');
  await expect(line.locator('output')).toHaveText('1');
  await expectAccessible(page);
  await box.uncheck();
  await expect(line).toHaveCount(0);
  await box.check();
  await expect(line).toHaveCount(1);
  await page.getByRole('button', { name: /^Удалить билеты/ }).click();
  await expect(line).toHaveCount(0);
});
