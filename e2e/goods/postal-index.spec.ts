import { expectAccessible } from '../support/check-page.ts';
import * as goods from '../support/goods.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const way = 'Курьер до двери';

test('a postal index of another city asks before the parcel goes there, and tells the price there', async ({
  page,
  baseURL,
}) => {
  const product = 'poster-kavkaz';
  const { price } = await goods.readProduct(baseURL ?? '', product);
  await goods.addProduct(page, product);
  await page.goto('/basket');
  await goods.fillDelivery(page, way);
  const block = page.getByRole('region', { name: 'Доставка', exact: true });
  const city = page.getByRole('combobox', { name: 'Город', exact: true });
  const index = block.getByLabel('Индекс');
  const [kazan] = await goods
    .readWays(baseURL ?? '', [{ public_id: product, count: 1 }])
    .then((ways) => ways.filter(({ name }) => name === way));
  await expect(shop.payReason(page, 'укажите почту')).toBeVisible();
  await index.fill('664000');
  const question = block.getByRole('alert').filter({ hasText: 'Индекс 664000 – это Иркутск' });
  await expect(question).toContainText(/Доставка туда/);
  await expect(city).toHaveValue('Казань');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Оставить выбранный город' }).click();
  await expect(question).toBeHidden();
  await expect(index).toHaveValue('');
  await expect(shop.checkout(page).locator('dd').last()).toHaveText(shop.money(price + (kazan?.cost ?? 0)));

  await index.fill('664000');
  await question.getByRole('button', { name: 'Отправить туда' }).click();
  await expect(city).toHaveValue('Иркутск');
  await expect(index).toHaveValue('664000');
});

test('a region that is a city is not asked for twice', async ({ page }) => {
  await goods.addProduct(page, 'poster-kavkaz');
  await page.goto('/basket');
  await page.getByRole('combobox', { name: 'Регион', exact: true }).waitFor();
  await expect(page.getByRole('combobox', { name: 'Регион', exact: true })).toHaveValue('Москва');
  await expect(page.getByRole('combobox', { name: 'Город', exact: true })).toHaveValue('Москва');
  await expect(goods.wayOf(page, 'Курьер до двери')).toBeVisible();
  await expect(shop.checkout(page).getByText('Итого без доставки')).toBeVisible();
});

test('a city that was chosen on another device stays, however late its name comes', async ({ page }) => {
  await goods.addProduct(page, 'poster-kavkaz');
  await page.goto('/basket');
  await goods.fillDelivery(page, way);
  const city = page.getByRole('combobox', { name: 'Город', exact: true });
  await expect(city).toHaveValue('Казань');
  // Lines come with the account, what was typed on the other device does not.
  await page.evaluate(() => localStorage.removeItem('basketDelivery'));
  const { promise: isListed, resolve: list } = Promise.withResolvers<void>();
  await page.route('**/api/location/detailed**', async (route) => {
    await isListed;
    await route.continue();
  });
  const cities = page.waitForResponse('**/api/location/city/region/**');
  await page.reload();
  await cities;
  list();
  await expect(city).toHaveValue('Казань');
  await expect(page.getByRole('combobox', { name: 'Регион', exact: true })).toHaveValue('Татарстан');
});
