import { zonesMost } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../../call.ts';
import { GeoId, values } from '../../../entities/basic.ts';

const Zone = z.int().min(1).max(zonesMost).nullable();

export const RegionZone = z.object({
  id: GeoId,
  /** In the language of the person. */
  title: z.string(),
  country: z.string(),
  /** From 1, the nearest; null: nothing goes there by weight. */
  zone: z.number().nullable(),
});
export type RegionZone = z.infer<typeof RegionZone>;
const answered = { 200: values(z.array(RegionZone)) };

/** How far regions are from the warehouse: what tariffs go by (back-office.md 3.8). */
export const officeZones = {
  list: call({
    method: 'GET',
    path: '/api/admin/delivery_zones',
    auth: 'staff',
    right: 'shipments.view',
    scope: 'house',
    act: null,
    summary: 'All regions by country and name, with their zones',
    responses: answered,
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/delivery_zones',
    auth: 'staff',
    right: 'shipments.edit',
    scope: 'house',
    act: 'delivery_zones.change',
    summary: 'Zones of regions; `state` where one of them is not the one that was seen',
    body: z.object({
      zones: z
        .array(z.object({ region: GeoId, zone: Zone, seen: Zone }))
        .min(1)
        .max(200),
    }),
    responses: answered,
  }),
};
