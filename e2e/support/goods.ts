import { api, type DeliveryOption, type ShopItem } from '@trassa/contracts';
import { makeClient } from '@trassa/contracts/client';
import { expect, type Locator, type Page } from '@playwright/test';
import { escapePattern } from './participant.ts';
import { waitForWords } from './outbox.ts';
import type { Member } from './member.ts';
import { checkout, decideAtBank, payButton } from './shop.ts';

/** Казань by its GeoNames id. */
const kazan = 551487;
const taker = { location_id: kazan, address: 'ул. Баумана, 1', first_name: 'Олег', last_name: 'Бодров' };

/** A thing of the shop without sizes and variants, of which there are many. */
export const carriedProduct = 'baff-znaki';

const guestOf = (site: string) => makeClient({ baseUrl: site, headers: () => ({ language: 'ru' }) });

export const readProduct = async (site: string, id: string): Promise<ShopItem> =>
  (await guestOf(site)(api.shop.one, { params: { id } })).values;

export const readWays = async (
  site: string,
  goods: { public_id: string; count: number }[],
): Promise<DeliveryOption[]> =>
  (await guestOf(site)(api.delivery.price, { body: { city: { id: kazan }, goods } })).delivery.methods;

/** Somebody else orders all pieces of a size: they are his before he pays. */
export const takeSize = async (site: string, product: ShopItem, size: string): Promise<void> => {
  const line = {
    unique_id: crypto.randomUUID(),
    public_id: product.public_id,
    count: product.size.find((one) => one.size === size)?.count ?? 0,
    size,
    delivery: { ...taker, phone: '+79161234567' },
    delivery_public_id: 'courier',
  };
  const body = { shop: [line], email: `oleg-${line.unique_id.slice(0, 8)}@example.com`, agree: true };
  await guestOf(site)(api.orders.pay, { body, idempotencyKey: crypto.randomUUID() });
};

/** Pays at the test bank for pieces of a thing that a courier carries; answers the order. */
export const buyCarried = async (page: Page, member: Member, product: ShopItem, count: number): Promise<string> => {
  const [size] = product.size.filter((one) => one.count >= count);
  const line = {
    unique_id: crypto.randomUUID(),
    public_id: product.public_id,
    count,
    ...(size?.size ? { size: size.size } : {}),
    delivery: { ...taker, phone: '+79161234567' },
    delivery_public_id: 'courier',
  };
  const body = { shop: [line], email: member.email, agree: true };
  const answer = await member.client(api.orders.pay, { body, idempotencyKey: crypto.randomUUID() });
  await page.goto(`${answer.redirect_url}?${new URLSearchParams(answer.form).toString()}`);
  await decideAtBank(page, 'Оплатить');
  await expect(page).toHaveURL(/\/basket\/thanks\?order=/);
  return new URL(page.url()).searchParams.get('order') ?? '';
};

/** Goods of one kind in the basket, by their heading: 'Магазин', 'Страховки', 'Сертификаты'. */
export const goodsGroup = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

/** A line of a group. */
export const goodsLine = (group: Locator, title: string): Locator =>
  group
    .getByRole('listitem')
    .filter({ has: group.page().getByRole('heading', { level: 3, name: title, exact: true }) });

/** Chooses on the page of a product and puts it into the basket; the variant is the first one. */
export const putIn = async (main: Locator, { size, count = 1 }: { size?: string; count?: number }): Promise<void> => {
  const form = main.locator('form[action="/add"]');
  if (size) await form.getByRole('radio', { name: size, exact: true }).check();
  for (let pieces = 1; pieces < count; pieces += 1) await form.getByRole('button', { name: 'Больше' }).click();
  await form.getByRole('button', { name: 'В корзину' }).click();
  await expect(form.getByText(`В корзине: ${count} шт.`)).toBeVisible();
};

/** The form that puts a product into the basket is alive: React has put its own mark on it. */
export const waitForScripts = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const form = document.querySelector('main form[action="/add"]');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
};

/** Opens the page of a product and waits for its scripts: before them the button leads to `/add`. */
export const openProduct = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/shop/product/${id}`);
  await waitForScripts(page);
};

export const addProduct = async (
  page: Page,
  id: string,
  chosen: { size?: string; count?: number } = {},
): Promise<void> => {
  await openProduct(page, id);
  await putIn(page.getByRole('main'), chosen);
};

const pickIn = async (page: Page, label: string, typed: string, option: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.click();
  await box.fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(box).toHaveValue(option);
};

/** The way as the basket offers it, with its price beside. */
export const wayOf = (page: Page, name: string): Locator =>
  page
    .getByRole('radiogroup', { name: 'Способ доставки' })
    .getByRole('radio', { name: new RegExp(`^${escapePattern(name)}`) });

/** Goods go to Казань by a way that comes to the door. */
export const fillDelivery = async (page: Page, way: string): Promise<void> => {
  await pickIn(page, 'Регион', 'татар', 'Татарстан');
  await pickIn(page, 'Город', 'каза', 'Казань');
  await wayOf(page, way).check();
  const block = page.getByRole('region', { name: 'Доставка', exact: true });
  await block.getByLabel('Фамилия получателя').fill('Ветрова');
  await block.getByLabel('Имя получателя').fill('Анна');
  await block.getByLabel('Телефон получателя').fill('9161234567');
  await block.getByLabel('Адрес', { exact: true }).fill('ул. Баумана, 15, кв. 3');
};

/** Presses the pay button and closes the popup that tells why not. */
export const payRefused = async (page: Page, words: string): Promise<void> => {
  await payButton(page).click();
  const popup = page.getByRole('alertdialog', { name: 'Оплата не прошла' });
  await expect(popup).toContainText(words);
  await popup.getByRole('button', { name: 'Вернуться в корзину' }).click();
  await expect(popup).toBeHidden();
};

/** Another visitor buys a certificate for this address. */
export const giveCertificate = async (site: string, email: string, nominal: number): Promise<void> => {
  const line = {
    unique_id: crypto.randomUUID(),
    public_id: `certificate-${nominal}`,
    count: 1,
    recipient: { name: 'Анна', email, text: '', send_at: null },
  };
  const body = { certificates: [line], email: `giver-${line.unique_id.slice(0, 8)}@example.com`, agree: true };
  const { order } = await guestOf(site)(api.orders.pay, { body, idempotencyKey: crypto.randomUUID() });
  await guestOf(site)(api.payments.sandbox, { params: { order: order.public_id }, body: { result: 'paid' } });
};

/** The code out of the letter of a certificate. */
export const codeGivenTo = (email: string): Promise<string> => waitForWords(email, /Код: (\S+)/);

/** Enters the code of a certificate beside the sum. */
export const payByCertificate = async (page: Page, code: string): Promise<void> => {
  const aside = checkout(page);
  await aside.locator('summary').filter({ hasText: 'Подарочный сертификат' }).click();
  await aside.getByLabel('Код сертификата').fill(code.toLowerCase());
  await aside.getByRole('button', { name: 'Применить' }).click();
  await expect(aside.getByRole('button', { name: `Убрать сертификат ${code}` })).toBeVisible();
};

/** Enters a promocode beside its kind of goods. */
export const applyPromocode = async (group: Locator, label: string, code: string): Promise<void> => {
  await group.getByLabel(label).fill(code);
  await group.getByRole('button', { name: 'Применить' }).click();
  await expect(group.getByText(/^Скидка по промокоду/)).toBeVisible();
};
