import { createCities, createMethod, kazan } from '../factories/delivery.ts';
import { insertRow } from '../factories/events.ts';
import { createProduct } from '../factories/shop.ts';
import type { CallName, Row } from './row.ts';

type PlaceCall = Extract<CallName, `places.${string}` | `delivery.${string}`>;

const moscow = '524894';

/** Rows of API §13 and of delivery in §12: the same for everybody. */
export const placeRequests: Record<PlaceCall, Row> = {
  'places.regions': { request: () => ({ params: { country: 'RU' } }) },
  'places.countries': { request: () => ({}) },
  'places.cities': { request: () => ({ params: { id: moscow } }) },
  'places.detailed': { request: () => ({}) },
  'places.postalIndex': {
    request: async ({ app }) => {
      const { db } = app.database;
      await createCities(db);
      await insertRow(db, 'postal_prefixes', { prefix: '420', region_id: kazan.regionId }, 'on conflict do nothing');
      return { params: { index: '420111' } };
    },
  },
  'places.schoolRegions': { request: () => ({}) },
  'places.schools': {
    request: async ({ app }) => {
      await createCities(app.database.db);
      return { params: { name: `Регион ${moscow}` } };
    },
  },
  'places.schoolSearch': { request: () => ({ params: { text: 'лицей' } }) },
  'delivery.price': {
    request: async ({ app }) => {
      const { db } = app.database;
      await createCities(db);
      await createMethod(db);
      const { publicId } = await createProduct(db);
      return { body: { city: { id: kazan.id }, goods: [{ public_id: publicId, count: 1 }] } };
    },
  },
  'delivery.methods': { request: () => ({ params: { type: 'shop' } }) },
  'delivery.points': {
    request: async ({ app }) => {
      await createCities(app.database.db);
      return { params: { city: String(kazan.id) } };
    },
  },
};
