import type { Translation } from '../../../../app/shared/i18n/types.ts';
import type { deliveryFields as ru } from '../../ru/history/delivery-fields.ts';

/** Fields of sales of goods, ways of delivery, their tariffs and points in histories. */
export const deliveryFields: Translation<typeof ru> = {
  form: 'Discount in',
  products: 'Products',
  carrier: 'Carried by',
  goods: 'What it carries',
  tariffs: 'Tariffs',
  tariffs_1: 'Tariff of zone 1',
  tariffs_2: 'Tariff of zone 2',
  tariffs_3: 'Tariff of zone 3',
  tariffs_4: 'Tariff of zone 4',
  tariffs_5: 'Tariff of zone 5',
  tariffs_6: 'Tariff of zone 6',
  tariffs_7: 'Tariff of zone 7',
  tariffs_8: 'Tariff of zone 8',
  tariffs_9: 'Tariff of zone 9',
  first_grams: 'First weight, g',
  first: 'for it, ₽',
  step_grams: 'step, g',
  step: 'each step, ₽',
  max_grams: 'not heavier, g',
  days_min: 'days from',
  days_max: 'days to',
  zone: 'Zone',
  zones: 'Zones',
  region: 'Region',
  seen: 'Was',
  way: 'Delivery method',
  schedule_ru: 'Opening hours',
  schedule_en: 'Opening hours in English',
};
