import type { Translation } from '../../../../app/shared/i18n/types.ts';
import type { goodsFields as ru } from '../../ru/history/goods-fields.ts';

export const goodsFields: Translation<typeof ru> = {
  stock: 'Stock',
  low_mark: 'Low means',
  pieces: 'Pieces',
  track: 'Tracking number',
  address: 'Address',
  index: 'Postal code',
  parcels: 'Parcels',
  tracks: 'Tracks',
  weight_grams: 'Weight, g',
  selector: 'Thing',
  proportion_public_id: 'Variant',
};
