import type { Language } from '@trassa/contracts';
import { collectionsList, officeCollections } from '@trassa/contracts/office';
import { type Grant, may } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../../kernel/clock.ts';
import { readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { notFound, ok, type Refused } from '../../../../kernel/result.ts';
import { mapPage } from '../../../../platform/database/index.ts';
import { bind, type StaffSide } from '../../../../platform/http/index.ts';
import type { ProductsStaffDeps } from '../products/products.routes.ts';
import { countCollections, selectCollections } from './collection-rows.repository.ts';
import { presentCollectionRow, readCollection } from './present-collection.ts';
import {
  changeCollection,
  createCollection,
  hideCollection,
  publishCollection,
  removeCollection,
  type Saved,
} from './save-collection.ts';

type Seeing = {
  readonly language: Language;
  readonly staff: { readonly session: { readonly grants: readonly Grant[] } };
};
type Acting = { readonly user: { readonly userId: number }; readonly language: Language; readonly staff: StaffSide };

/** Collections of the shop in the back office (back-office.md 3.8). */
export const collectionsStaffRoutes = (
  app: FastifyInstance,
  { db, clock, namesOf, showHistory }: Omit<ProductsStaffDeps, 'storage' | 'addresses'>,
): void => {
  const card = async (id: string, { language, staff }: Seeing) => {
    const mayEdit = may(staff.session.grants, 'shop.edit', [], toUnix(clock())).verdict === 'yes';
    const values = await readCollection(db, id, { language, mayEdit, namesOf });
    return values ? ok({ values }) : notFound();
  };
  /** The collection as it is once the act is committed. */
  const shown = async <T extends { value: Saved }>(done: T | Refused, by: Seeing) => {
    if ('refusal' in done) return done;
    const read = await card(done.value.id, by);
    return read.ok ? { ...done, value: read.value } : read;
  };
  const byOf = ({ user: { userId } }: Pick<Acting, 'user'>) => ({ userId, now: clock() });

  bind(app, officeCollections.list, async ({ query, staff: { reach } }) => {
    const ask = readList(collectionsList, query, clock());
    if (!ask.ok) return ask;
    return ok(mapPage(await selectCollections(db, ask.value, { isWhole: reach === 'all' }), presentCollectionRow));
  });
  bind(app, officeCollections.count, async ({ query, staff: { reach } }) => {
    const ask = readFilters(collectionsList, query, clock());
    return ask.ok ? ok(await countCollections(db, ask.value, { isWhole: reach === 'all' })) : ask;
  });
  bind(app, officeCollections.read, ({ params, ...by }) => card(params.id, by));
  bind(app, officeCollections.history, async ({ params: { id }, query, language }) =>
    ok(await showHistory({ kind: 'product_collection', id }, { cursor: query.cursor ?? null, language })),
  );
  bind(app, officeCollections.create, async ({ body, ...by }) =>
    shown(await by.staff.act((tx) => createCollection(tx, body, byOf(by))), by),
  );
  bind(app, officeCollections.change, async ({ params, body: { version, ...typed }, ...by }) =>
    shown(await by.staff.act((tx) => changeCollection(tx, { publicId: params.id, version }, typed, byOf(by))), by),
  );
  bind(app, officeCollections.publish, async ({ params, body: { version }, ...by }) =>
    shown(await by.staff.act((tx) => publishCollection(tx, { publicId: params.id, version }, byOf(by))), by),
  );
  bind(app, officeCollections.hide, async ({ params, body: { version }, ...by }) =>
    shown(await by.staff.act((tx) => hideCollection(tx, { publicId: params.id, version }, byOf(by))), by),
  );
  bind(app, officeCollections.remove, ({ params, query, staff: { act } }) =>
    act((tx) => removeCollection(tx, { publicId: params.id, version: query.version })),
  );
};
