import {
  collectionPlaces,
  collectionProductsMost,
  collectionStates,
  collectionTitleLeast,
  collectionTitleMost,
  productStates,
} from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { countOf } from '../lists/count.ts';
import { stamp, Version } from '../stamp.ts';

export const collectionsList = declareList({
  name: 'collections',
  columns: ['title', 'place', 'products', 'updated', 'state'],
  filters: {
    state: { kind: 'one_of', values: collectionStates },
    place: { kind: 'one_of', values: collectionPlaces },
    product: { kind: 'one_of', values: 'ids' },
  },
  sorts: { created: 'number' },
  defaultSort: '-created',
  search: true,
  views: { published: 'f.state=published', draft: 'f.state=draft' },
});

/** What of a collection may be typed; its products in their order, by public id. */
const CollectionFields = z.object({
  title_ru: z.string().trim().min(collectionTitleLeast, 'required').max(collectionTitleMost),
  title_en: z.string().trim().max(collectionTitleMost).nullable(),
  products: z.array(Id).max(collectionProductsMost, 'collection_most'),
});

const head = {
  public_id: Id,
  place: z.enum(collectionPlaces),
  state: z.enum(collectionStates),
  title_ru: z.string(),
  title_en: z.string().nullable(),
};

export const CollectionRow = z.object({
  ...head,
  count_of_products: z.int(),
  /** Of those, on the site. */
  published_products: z.int(),
  updated: Unix,
});
export type CollectionRow = z.infer<typeof CollectionRow>;

const CollectionProduct = z.object({ public_id: Id, title: z.string(), state: z.enum(productStates) });
export type CollectionProduct = z.infer<typeof CollectionProduct>;

export type CollectionSaid = {
  readonly title_ru: string;
  readonly title_en: string | null;
  readonly products: string[];
};
export const OfficeCollection = z.object({
  ...head,
  products: z.array(Id),
  goods: z.array(CollectionProduct),
  /** The one that its place shows now, where that is another. */
  shown: z.object({ public_id: Id, title: z.string() }).nullable(),
  may_edit: z.boolean(),
  ...stamp,
});
export type OfficeCollection = z.infer<typeof OfficeCollection>;

const collection = { kind: 'product_collection', from: 'params.id' } as const;
const card = { 200: values(OfficeCollection) };
const path = '/api/admin/collections';

/** Goods chosen for pages of the site (back-office.md 3.8): several are prepared, a page shows one. */
export const officeCollections = {
  list: call({
    method: 'GET',
    path,
    auth: 'staff',
    right: 'shop.view',
    scope: 'list',
    act: null,
    summary: 'Collections of the home page and of the basket',
    query: ListQuery,
    responses: { 200: listOf(CollectionRow) },
  }),
  count: countOf(path, 'shop.view'),
  read: call({
    method: 'GET',
    path: `${path}/{id}`,
    auth: 'staff',
    right: 'shop.view',
    scope: collection,
    act: null,
    summary: 'A collection with its products in their order',
    params: idParam,
    responses: card,
  }),
  history: call({
    method: 'GET',
    path: `${path}/{id}/history`,
    auth: 'staff',
    right: 'shop.view',
    scope: collection,
    act: null,
    summary: 'What was done to a collection',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path,
    auth: 'staff',
    right: 'shop.edit',
    scope: 'house',
    act: 'product_collection.create',
    summary: 'A draft for a page, which no page shows yet',
    body: CollectionFields.extend({ place: z.enum(collectionPlaces) }),
    responses: card,
  }),
  change: call({
    method: 'PUT',
    path: `${path}/{id}`,
    auth: 'staff',
    right: 'shop.edit',
    scope: collection,
    act: 'product_collection.change',
    summary: 'Titles and products; `conflict` of an outdated version',
    params: idParam,
    body: CollectionFields.partial().extend({ version: Version }),
    responses: card,
  }),
  publish: call({
    method: 'PUT',
    path: `${path}/{id}/publish`,
    auth: 'staff',
    right: 'shop.edit',
    scope: collection,
    act: 'product_collection.publish',
    summary: 'Shows it on its page instead of the one that is there; `state` without a product of the site',
    params: idParam,
    body: z.object({ version: Version }),
    responses: card,
  }),
  hide: call({
    method: 'PUT',
    path: `${path}/{id}/hide`,
    auth: 'staff',
    right: 'shop.edit',
    scope: collection,
    act: 'product_collection.hide',
    summary: 'Makes it a draft again: its page has no goods until another is published',
    params: idParam,
    body: z.object({ version: Version }),
    responses: card,
  }),
  remove: call({
    method: 'DELETE',
    path: `${path}/{id}`,
    auth: 'staff',
    right: 'shop.edit',
    scope: collection,
    act: 'product_collection.remove',
    summary: 'Deletes a draft; else `state`',
    params: idParam,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    responses: { 200: values(z.object({ public_id: Id })) },
  }),
};
