import { z } from 'zod';
import { call } from '../call.ts';
import { idParam, paged, Paging, values } from '../entities/basic.ts';
import { Club, InsuranceRecord, ShopOrder } from '../entities/cabinet.ts';

/** API §10, §12, §15: the person's own orders with goods, policies and clubs. */
export const cabinet = {
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
  clubs: call({
    method: 'GET',
    path: '/api/user/clubs',
    auth: 'full',
    summary: 'Clubs the person is in',
    responses: { 200: values(z.array(Club)) },
  }),
};
