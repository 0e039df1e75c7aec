import { bannerTypes } from '@trassa/rules';
import { z } from 'zod';
import { GeoId, Id, Img, Money, Unix } from './basic.ts';
import { Sale, Size } from './event.ts';

export const genders = ['male', 'female', 'unisex'] as const;
export const Proportion = z.object({
  name: z.string(),
  public_id: Id,
  size: z.array(Size).optional(),
  picture: Img.optional(),
  /** ＋ pieces left of it in all sizes */
  left: z.int().optional(),
});
export type Proportion = z.infer<typeof Proportion>;

/** A product (API §3.3, DEC-106): `size` counts the pieces left of each size, of the product without its proportions. */
export const ShopItem = z
  .object({
    public_id: Id,
    title: z.string(),
    description: z.string(),
    price: Money,
    old_price: Money.nullable(),
    picture: Img,
    size: z.array(Size),
    proportions: z.array(Proportion),
    text: z.string(),
    gender: z.enum(genders),
    group: z.string(),
    subgroup: z.string().nullable(),
    category: z.object({ title: z.string(), public_id: Id }),
    insurance: z.boolean(),
    insurance_cost: Money.nullable(),
    pictures: z.array(Img),
    sale: Sale.nullable(),
    delivery: z.boolean(),
    linked_public_id: Id.optional(),
    /** ＋ pieces left in all sizes and proportions */
    left: z.int(),
  })
  .meta({ id: 'ShopItem' });
export type ShopItem = z.infer<typeof ShopItem>;

export const DeliveryMethod = z
  .object({ public_id: Id, name: z.string(), pickup: z.boolean(), description: z.string().optional() })
  .meta({ id: 'DeliveryMethod' });
export type DeliveryMethod = z.infer<typeof DeliveryMethod>;
/** One way of delivery to a city: roubles and days. */
export const DeliveryOption = DeliveryMethod.extend({ cost: Money, days_min: z.int(), days_max: z.int() }).meta({
  id: 'DeliveryOption',
});
export type DeliveryOption = z.infer<typeof DeliveryOption>;
export const PickupPoint = z
  .object({
    public_id: Id,
    name: z.string(),
    address: z.string(),
    schedule: z.string(),
    coordinates: z.tuple([z.number(), z.number()]).optional(),
  })
  .meta({ id: 'PickupPoint' });
export type PickupPoint = z.infer<typeof PickupPoint>;
/** Where a line goes and who takes it (API §3.3); checked by the rules, so that each wrong field is told. */
export const DeliveryData = z
  .looseObject({
    phone: z.string().max(40).optional(),
    location_id: GeoId.nullish(),
    address: z.string().max(300).optional(),
    first_name: z.string().max(100).optional(),
    last_name: z.string().max(100).optional(),
    index: z.string().max(20).nullish(),
    pickup_public_id: z.string().max(64).nullish(),
  })
  .meta({ id: 'DeliveryData' });
export type DeliveryData = z.infer<typeof DeliveryData>;

export const CertificateNominal = z
  .object({ public_id: Id, title: z.string(), price: Money, picture: Img, text: z.string() })
  .meta({ id: 'CertificateNominal' });
export type CertificateNominal = z.infer<typeof CertificateNominal>;

export const Banner = z
  .object({
    public_id: Id,
    banner_type: z.enum(bannerTypes),
    link: z.string(),
    picture_main: Img,
    title: z.string(),
    price: Money.nullable(),
    old_price: Money.nullable(),
  })
  .meta({ id: 'Banner' });
export type Banner = z.infer<typeof Banner>;

export const Receipt = z
  .object({ type: z.enum(['payment', 'full', 'refund']), sum: Money, created: Unix, url: z.string() })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof Receipt>;
