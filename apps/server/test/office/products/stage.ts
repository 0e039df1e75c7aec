import type { OfficeProduct } from '@trassa/contracts/office';
import { goodsLine } from '../../factories/delivery.ts';
import { boundary, form, picture } from '../../factories/files.ts';
import { unique } from '../../factories/events.ts';
import { newKey, send } from '../../factories/orders.ts';
import { createCategory } from '../../factories/shop.ts';
import { openRefunds } from '../../refunds/refund-stage.ts';
import type { Answer, Member } from '../../staff/door.ts';

type Fields = Record<string, unknown>;
type Quote = { lines: { price: number; error?: string; code?: string }[]; total: number };
type Part = { variant: Fields | null; sizes: { public_id: string | null; size: string | null }[] };

/** The back office with products, and what a visitor sees of them. */
export const openProducts = () => {
  const office = openRefunds();
  const { app, ask, db } = office;
  const valuesOf = ({ status, body }: Answer): OfficeProduct => {
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body['values'] as OfficeProduct;
  };
  const read = async (by: Member, id: string): Promise<OfficeProduct> =>
    valuesOf(await ask('GET', `/products/${id}`, by));
  const post = (by: Member, body: Fields): Promise<Answer> =>
    ask('POST', '/products', { ...by, headers: { 'idempotency-key': newKey() }, body });
  const put = async (by: Member, id: string, path: string, body: Fields): Promise<Answer> =>
    ask('PUT', `/products/${id}${path}`, { ...by, body: { version: (await read(by, id)).version, ...body } });
  const upload = async (by: Member, id: string, value: Buffer | string, version?: number): Promise<Answer> => {
    const asked = version ?? (await read(by, id)).version;
    const answer = await app().http.inject({
      method: 'POST',
      url: `/api/admin/products/${id}/pictures?version=${asked}`,
      headers: {
        authorization: by.token,
        cookie: `staff=${by.cookie}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: form([{ name: 'file', filename: 'photo.jpg', type: 'image/jpeg', value }]),
    });
    return { ...answer, status: answer.statusCode, body: answer.json() } as unknown as Answer;
  };
  const create = async (by: Member, fields: Fields = {}): Promise<OfficeProduct> =>
    valuesOf(
      await post(by, {
        title_ru: `Бафф ${unique('b')}`,
        category: (await createCategory(db())).publicId,
        price: 990,
        delivery: false,
        ...fields,
      }),
    );
  return {
    ...office,
    valuesOf,
    read,
    post,
    put,
    upload,
    create,
    sizes: (by: Member, id: string, parts: readonly Part[], version?: number): Promise<Answer> =>
      put(by, id, '/sizes', { parts, ...(version !== undefined && { version }) }),
    /** A draft with a picture is on the site. */
    async publish(by: Member, fields: Fields = {}): Promise<OfficeProduct> {
      const { public_id: id } = await create(by, fields);
      valuesOf(await upload(by, id, await picture('jpeg', 800, 800)));
      return valuesOf(await put(by, id, '/state', { act: 'publish' }));
    },
    /** What a visitor's basket with so many of it costs now. */
    async quote(id: string, fields: Fields = {}): Promise<Quote> {
      const line = { ...goodsLine(id, { count: 1 }), ...fields };
      const answer = await send(app(), 'POST', '/api/basket/price', { shop: [line] });
      return answer.json<{ values: Quote }>().values;
    },
    statusOnSite: async (id: string): Promise<number> =>
      (await send(app(), 'GET', `/api/shop/product/${id}`)).statusCode,
  };
};
