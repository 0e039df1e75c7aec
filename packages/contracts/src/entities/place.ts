import { z } from 'zod';
import { GeoId, Id } from './basic.ts';
import { City, Region } from './event.ts';

export const countryCodes = ['RU', 'KZ', 'TJ', 'BY'] as const;
export const Country = z
  .object({ code: z.enum(countryCodes), name_ru: z.string(), name_en: z.string() })
  .meta({ id: 'Country' });
export type Country = z.infer<typeof Country>;
/** Where a visitor is, or where a city lies (DEC-94). `guessed`: by the address of the connection or the fallback. */
export const Place = z
  .object({ city: City, region: Region, country: Country, guessed: z.boolean() })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof Place>;
export const PostalIndex = z
  .object({
    index: z.string(),
    region: z.string(),
    city: z.string(),
    region_id: GeoId.nullable(),
    city_id: GeoId.nullable(),
    address: z.string().optional(),
  })
  .meta({ id: 'PostalIndex' });
export type PostalIndex = z.infer<typeof PostalIndex>;
export const schoolTypes = ['school', 'college', 'university'] as const;
export const School = z
  .object({
    public_id: Id,
    name: z.string(),
    short_name: z.string(),
    region: z.string(),
    city: z.string(),
    type: z.enum(schoolTypes),
  })
  .meta({ id: 'School' });
export type School = z.infer<typeof School>;
