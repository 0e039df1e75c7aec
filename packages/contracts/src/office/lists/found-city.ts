import { z } from 'zod';
import { GeoId } from '../../entities/basic.ts';

/** A city of the reference, as it is offered where one is chosen. */
export const FoundCity = z.object({
  id: GeoId,
  name: z.string(),
  region: z.string(),
  timezone: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
