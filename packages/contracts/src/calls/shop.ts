import { bannerPages, lineCountMax } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../call.ts';
import { GeoId, Id, idParam, Money, paged, Paging, values } from '../entities/basic.ts';
import { Banner, CertificateNominal, DeliveryMethod, DeliveryOption, PickupPoint, ShopItem } from '../entities/shop.ts';

export const shopFilters = ['sale', 'accessories', 'hats', 'male', 'female'] as const;
export const shopSorts = ['price', 'new', 'title'] as const;
export const shopPlaces = ['home', 'basket', 'shop'] as const;

/** API §12: the catalogue. */
export const shop = {
  related: call({
    method: 'GET',
    path: '/api/shop/related/{id}',
    auth: 'none',
    summary: 'Goods that go with a product or an event (DEC-91)',
    params: idParam,
    responses: { 200: values(z.array(ShopItem)) },
  }),
  one: call({
    method: 'GET',
    path: '/api/shop/product/{id}',
    auth: 'none',
    summary: 'One product',
    params: idParam,
    responses: { 200: values(ShopItem) },
  }),
  items: call({
    method: 'GET',
    path: '/api/shop/items/{place}',
    auth: 'none',
    summary: 'Goods of the home page, of the basket, or 16 random ones',
    params: z.object({ place: z.string().max(20) }),
    /** ＋ title: the heading of the collection; null: has none */
    responses: { 200: values(z.array(ShopItem)).extend({ title: z.string().nullable() }) },
  }),
  catalogue: call({
    method: 'GET',
    path: '/api/shop/project/heroes',
    auth: 'none',
    summary: 'Goods by category and filter, sorted',
    query: Paging.extend({
      category: z.string().max(64).optional(),
      filter: z.enum(shopFilters).optional(),
      sort: z.enum(shopSorts).optional(),
      order: z.enum(['asc', 'desc']).optional(),
    }),
    responses: {
      200: paged(ShopItem).extend({
        /** ＋ unisex: all its goods are for everybody, so that filters by gender change nothing */
        categories: z.array(z.object({ public_id: Id, title: z.string(), count: z.int(), unisex: z.boolean() })),
      }),
    },
  }),
  preview: call({
    method: 'GET',
    path: '/api/shop/project/preview/heroes',
    auth: 'none',
    summary: 'The first four goods of each category',
    responses: { 200: values(z.array(ShopItem)) },
  }),
  search: call({
    method: 'GET',
    path: '/api/shop/search',
    auth: 'none',
    summary: 'Goods by words, forgiving typing errors',
    query: Paging.extend({
      text: z.string().max(100),
      /** ＋ as in the catalogue; without `sort` the nearest first */
      filter: z.enum(shopFilters).optional(),
      sort: z.enum(shopSorts).optional(),
      order: z.enum(['asc', 'desc']).optional(),
    }),
    responses: { 200: paged(ShopItem) },
  }),
  banners: call({
    method: 'GET',
    path: '/api/page/banner/{type}',
    auth: 'none',
    summary: 'Banners of a page (DEC-101)',
    params: z.object({ type: z.enum(bannerPages) }),
    responses: { 200: values(z.array(Banner)) },
  }),
};

/** API §12: ways of delivery, with prices and days. */
export const delivery = {
  price: call({
    method: 'POST',
    path: '/api/shop/delivery/price',
    auth: 'none',
    summary: 'What delivery of goods to a city costs; the cheapest way first',
    body: z.object({
      city: z.looseObject({ id: GeoId }),
      goods: z
        .array(
          z.looseObject({
            public_id: z.string().max(64),
            count: z.int().min(1).max(lineCountMax),
            size: z.string().max(40).nullish(),
          }),
        )
        .min(1)
        .max(100),
      index: z.string().max(20).nullish(),
    }),
    responses: { 200: z.object({ delivery: z.object({ cost: Money, methods: z.array(DeliveryOption) }) }) },
  }),
  methods: call({
    method: 'GET',
    path: '/api/delivery/{type}',
    auth: 'none',
    summary: 'Ways of delivery of goods or tickets',
    params: z.object({ type: z.string().max(20) }),
    query: z.object({ event_city: z.string().max(64).optional() }),
    responses: { 200: values(z.array(DeliveryMethod)) },
  }),
  points: call({
    method: 'GET',
    path: '/api/delivery/points/{city}',
    auth: 'none',
    summary: 'Pickup points of a city',
    params: z.object({ city: z.coerce.number().int().min(1).max(2_147_483_647) }),
    query: z.object({ method: z.string().max(64).optional() }),
    responses: { 200: values(z.array(PickupPoint)) },
  }),
};

/** API §6: gift certificates. */
export const certificates = {
  nominals: call({
    method: 'GET',
    path: '/api/shop/certificates',
    auth: 'none',
    summary: 'Certificates that can be bought',
    responses: { 200: values(z.array(CertificateNominal)) },
  }),
  check: call({
    method: 'GET',
    path: '/api/certificate/check/{code}',
    auth: 'none',
    summary: 'What a certificate is worth now (DEC-84)',
    params: z.object({ code: z.string().max(64) }),
    responses: {
      200: values(z.object({ code: z.string(), balance: Money, valid_until: z.int() })),
    },
  }),
};
