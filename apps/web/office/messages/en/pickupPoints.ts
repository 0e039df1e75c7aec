import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { pickupPoints as ru } from '../ru/pickupPoints.ts';

export const pickupPoints: Translation<typeof ru> = {
  title: 'Pickup points',
  search: 'City or address',
  new: 'New point',
  empty: 'No points yet: add the first one, and it is offered in its city.',
  emptyWays: 'Points are of delivery methods “Pickup point”. Make such a method first.',
  column: { name: 'Point', city: 'City', address: 'Address', way: 'Method', state: 'State' },
  view: { open: 'Open', hidden: 'Hidden' },
  filter: { state: 'State', way: 'Method' },
  value: { state: { draft: 'Hidden', published: 'On the site' } },
};
