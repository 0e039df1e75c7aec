import type { Places } from '@trassa/rules';

/** There is one first page. */
export const homeId = 'home';

/** Where the first page belongs: to no start; null: there is no other one. */
export const placesOfHome = (_: unknown, publicId: string): Promise<Places | null> =>
  Promise.resolve(publicId === homeId ? [] : null);
