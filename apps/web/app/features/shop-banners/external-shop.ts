import type { Banner } from '@trassa/contracts';

/** Of the banners of a page those that lead to the external shop (DEC-101). */
export const externalShop = (banners: readonly Banner[]): Banner[] =>
  banners.filter(({ banner_type }) => banner_type === 'external_shop');
