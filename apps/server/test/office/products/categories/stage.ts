import type { OfficeCategory, OfficeCategoryRow } from '@trassa/contracts/office';
import { unique } from '../../../factories/events.ts';
import { newKey, send } from '../../../factories/orders.ts';
import type { Answer, Member } from '../../../staff/door.ts';
import { openProducts } from '../stage.ts';

type Fields = Record<string, unknown>;
type OnSite = { public_id: string; title: string; count: number };

/** The back office with categories, and what a visitor sees of them. */
export const openCategories = () => {
  const products = openProducts();
  const { app, ask } = products;
  const valuesOf = ({ status, body }: Answer): OfficeCategory => {
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body['values'] as OfficeCategory;
  };
  const listed = async (by: Member): Promise<OfficeCategoryRow[]> =>
    (await ask('GET', '/product_categories', by)).body['values'] as OfficeCategoryRow[];
  const make = (by: Member, body: Fields): Promise<Answer> =>
    ask('POST', '/product_categories', { ...by, headers: { 'idempotency-key': newKey() }, body });
  return {
    ...products,
    valuesOf,
    listed,
    make,
    made: async (by: Member, fields: Fields = {}): Promise<OfficeCategory> =>
      valuesOf(await make(by, { title_ru: `Шапки ${unique('c')}`, ...fields })),
    card: async (by: Member, id: string): Promise<OfficeCategory> =>
      valuesOf(await ask('GET', `/product_categories/${id}`, by)),
    change: (by: Member, { public_id: id, version }: OfficeCategory, body: Fields): Promise<Answer> =>
      ask('PUT', `/product_categories/${id}`, { ...by, body: { version, ...body } }),
    place: (
      by: Member,
      { public_id: id, version }: Pick<OfficeCategory, 'public_id' | 'version'>,
      place: number,
      seen: readonly string[],
    ): Promise<Answer> => ask('PUT', `/product_categories/${id}/place`, { ...by, body: { version, place, seen } }),
    remove: (by: Member, { public_id: id, version }: OfficeCategory): Promise<Answer> =>
      ask('DELETE', `/product_categories/${id}?version=${version}`, by),
    inOrder: async (by: Member): Promise<string[]> => (await listed(by)).map(({ public_id: id }) => id),
    /** Public ids of goods that a visitor finds by this query. */
    searched: async (query: string): Promise<string[]> => {
      const answer = await send(app(), 'GET', `/api/shop/search?limit=100&${query}`);
      return answer.json<{ values: { public_id: string }[] }>().values.map(({ public_id: id }) => id);
    },
    /** What the public page of a product says it is of. */
    groupOnSite: async (product: string): Promise<string> =>
      (await send(app(), 'GET', `/api/shop/product/${product}`)).json<{ values: { group: string } }>().values.group,
    /** Categories of the public shop in their order. */
    onSite: async (): Promise<OnSite[]> =>
      (await send(app(), 'GET', '/api/shop/project/heroes')).json<{ categories: OnSite[] }>().categories,
  };
};
