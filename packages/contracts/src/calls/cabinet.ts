import { z } from 'zod';
import { call } from '../call.ts';
import { idParam, paged, Paging, values } from '../entities/basic.ts';
import { insuredPerson } from '../entities/basket.ts';
import { InsuranceRecord, ShopOrder } from '../entities/cabinet.ts';
import { ownOrder, ownOrderDetail } from '../entities/own-order.ts';
import { Receipt } from '../entities/shop.ts';
import type { GoodsKinds } from '../goods/goods-kind.ts';

/** API §10, §12, §15: the person's own orders with goods, and policies. */
export const cabinetCalls = <const K extends GoodsKinds>(kinds: K) => ({
  purchases: call({
    method: 'GET',
    path: '/api/user/orders',
    auth: 'required',
    summary: 'Own purchases of every kind, latest first',
    query: Paging,
    responses: { 200: paged(ownOrder(kinds)) },
  }),
  purchase: call({
    method: 'GET',
    path: '/api/user/orders/{id}',
    auth: 'required',
    summary: 'One own purchase with its money and receipts',
    params: idParam,
    responses: { 200: values(ownOrderDetail(kinds)) },
  }),
  purchaseFile: call({
    method: 'GET',
    path: '/api/user/orders/{id}/file',
    auth: 'required',
    summary: 'An own purchase as PDF',
    raw: true,
    params: idParam,
    responses: {},
  }),
  orders: call({
    method: 'GET',
    path: '/api/user/shop/orders',
    auth: 'required',
    summary: 'Own orders with goods, latest first',
    query: Paging,
    responses: { 200: paged(ShopOrder) },
  }),
  order: call({
    method: 'GET',
    path: '/api/user/shop/soldgood/{id}',
    auth: 'required',
    summary: 'One own order with goods',
    params: idParam,
    responses: { 200: values(ShopOrder) },
  }),
  receipts: call({
    method: 'GET',
    path: '/api/user/receipts/{order}',
    auth: 'required',
    summary: 'Receipts of an own order',
    params: z.object({ order: z.string().max(64) }),
    responses: { 200: values(z.array(Receipt)) },
  }),
  validInsurances: call({
    method: 'GET',
    path: '/api/user/insurances/valid',
    auth: 'required',
    summary: 'Own policies that are not over',
    responses: { 200: values(z.array(InsuranceRecord)) },
  }),
  pastInsurances: call({
    method: 'GET',
    path: '/api/user/insurances/past',
    auth: 'required',
    summary: 'Own policies that are over',
    query: Paging,
    responses: { 200: paged(InsuranceRecord) },
  }),
  insured: call({
    method: 'PUT',
    path: '/api/user/insurance',
    auth: 'required',
    summary: 'Fills or corrects the insured person before the start',
    body: z.object({
      ...insuredPerson,
      public_id: z.string().max(64),
      insurance: z.looseObject({ public_id: z.string().max(64) }).nullish(),
      count: z.number().nullish(),
    }),
    responses: { 200: z.object({ message: z.string(), values: InsuranceRecord }) },
  }),
  insuranceFile: call({
    method: 'GET',
    path: '/api/user/insurance/{id}/file',
    auth: 'required',
    summary: 'The policy as PDF',
    raw: true,
    params: idParam,
    responses: {},
  }),
});
