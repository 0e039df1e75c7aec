import { categoriesMost, categoryGroups, categoryTitleMost } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { stamp, Version } from '../stamp.ts';

const CategoryFields = z.object({
  title_ru: z.string().trim().min(2, 'required').max(categoryTitleMost),
  title_en: z.string().trim().max(categoryTitleMost).nullable(),
  /** What it is of: the filters of the shop go by it. */
  group: z.enum(categoryGroups),
});
export type CategoryFields = z.infer<typeof CategoryFields>;

const row = {
  public_id: Id,
  /** In the language of the person. */
  title: z.string(),
  title_ru: z.string(),
  title_en: z.string().nullable(),
  group: z.enum(categoryGroups),
  /** Products on the site; without any it is not on the site either. */
  published: z.int(),
  /** Products that nobody outside sees: drafts, archived ones. */
  others: z.int(),
  version: Version,
};
export const OfficeCategoryRow = z.object(row);
export type OfficeCategoryRow = z.infer<typeof OfficeCategoryRow>;
export const OfficeCategory = z.object({ ...row, ...stamp });
export type OfficeCategory = z.infer<typeof OfficeCategory>;

const category = { kind: 'product_category', from: 'params.id' } as const;
const card = { 200: values(OfficeCategory) };

/** Categories of the shop (back-office.md 3.2): few, shown whole, in the order in which the site has them. */
export const officeCategories = {
  list: call({
    method: 'GET',
    path: '/api/admin/product_categories',
    auth: 'staff',
    right: 'shop.view',
    scope: 'list',
    act: null,
    summary: 'All categories in their order, with the count of their products',
    responses: { 200: values(z.array(OfficeCategoryRow)) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/product_categories/{id}',
    auth: 'staff',
    right: 'shop.view',
    scope: category,
    act: null,
    summary: 'A category',
    params: idParam,
    responses: card,
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/product_categories/{id}/history',
    auth: 'staff',
    right: 'shop.view',
    scope: category,
    act: null,
    summary: 'What was done to a category',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/product_categories',
    auth: 'staff',
    right: 'shop.edit',
    scope: 'house',
    act: 'product_category.create',
    summary: 'Behind the others; its address is made of the title where none is given, and stays',
    body: CategoryFields.partial({ title_en: true, group: true }).extend({ slug: z.string().max(100).optional() }),
    responses: card,
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/product_categories/{id}',
    auth: 'staff',
    right: 'shop.edit',
    scope: category,
    act: 'product_category.change',
    summary: 'Titles and what it is of; `conflict` of an outdated version',
    params: idParam,
    body: CategoryFields.partial().extend({ version: Version }),
    responses: card,
  }),
  place: call({
    method: 'PUT',
    path: '/api/admin/product_categories/{id}/place',
    auth: 'staff',
    right: 'shop.edit',
    scope: category,
    act: 'product_category.place',
    summary: 'Its place among all, from 1 on; `state` where the order is not the one that was seen',
    params: idParam,
    body: z.object({
      version: Version,
      place: z.int().min(1).max(categoriesMost),
      /** All of them, in the order that was seen. */
      seen: z.array(Id).max(categoriesMost),
    }),
    responses: card,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/admin/product_categories/{id}',
    auth: 'staff',
    right: 'shop.edit',
    scope: category,
    act: 'product_category.remove',
    summary: 'Removes a category without products in any state; else `has_dependants`',
    params: idParam,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    responses: { 200: values(z.object({ public_id: Id })) },
  }),
};
