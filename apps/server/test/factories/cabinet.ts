import { randomId } from '../../src/kernel/ids.ts';
import type { Executor } from '../../src/platform/database/index.ts';
import { inDays, insertRow, unique } from './events.ts';

type Row = Record<string, unknown>;
type Made = { id: number; publicId: string };

/** A paid order of one T-shirt for 1 500 ₽, or more of them, if wanted with a ticket line beside. */
export const createGoodsOrder = async (
  db: Executor,
  userId: number,
  row: Row = {},
  { count = 1, price = 150_000, withTicket = false } = {},
): Promise<Made> => {
  const publicId = randomId();
  const goods = count * price;
  const total = goods + (withTicket ? 300_000 : 0);
  const id = await insertRow(db, 'orders', {
    public_id: publicId,
    user_id: userId,
    status: 'paid',
    email: 'buyer@example.org',
    language: 'ru',
    total_minor: total,
    amount_minor: total,
    expires_at: inDays(0),
    paid_at: new Date(),
    ...row,
  });
  const line = (position: number, fields: Row) =>
    insertRow(db, 'order_lines', { order_id: id, position, unique_id: unique('line'), item_id: 1, ...fields });
  if (withTicket)
    await line(0, {
      selector: 'ticket',
      item_public_id: 'format',
      title_ru: 'Забег',
      count: 1,
      price_minor: 300_000,
      total_minor: 300_000,
    });
  await line(1, {
    selector: 'shop',
    item_public_id: unique('shirt'),
    title_ru: 'Футболка',
    title_en: 'T-shirt',
    count,
    price_minor: price,
    total_minor: goods,
    details: JSON.stringify({ picture: 'goods/shirt.webp', size: 'M', proportion: { ru: 'Синий', en: 'Blue' } }),
  });
  return { id, publicId };
};

/** A policy of ten days for 350 ₽ that begins now. */
export const createPolicy = async (db: Executor, userId: number, row: Row = {}): Promise<Made & { number: string }> => {
  const offerId = await insertRow(db, 'insurance_offers', {
    public_id: unique('offer'),
    name_ru: 'Старт',
    name_en: 'Start',
    title_ru: 'Страхование участника',
    legals: 'https://insurance.example/rules',
    price_minor: 35_000,
    validity_seconds: 10 * 86_400,
  });
  const publicId = randomId();
  const number = unique('POLICY');
  const id = await insertRow(db, 'policies', {
    public_id: publicId,
    offer_id: offerId,
    user_id: userId,
    number,
    last_name: 'Иванова',
    first_name: 'Анна',
    phone: '+79991234567',
    starts_at: new Date(),
    validity_seconds: 10 * 86_400,
    price_minor: 35_000,
    ...row,
  });
  return { id, publicId, number };
};
