import type { PostalIndex } from '@trassa/contracts';
import type { DeliveryDraft } from './delivery-draft.ts';

type Place = Pick<DeliveryDraft, 'region' | 'city'>;
/** `elsewhere`: the parcel would go to another place than the buyer has chosen, perhaps for another price: he is asked. */
export type IndexTarget = { readonly kind: 'here' | 'elsewhere'; readonly place: Place };

/** Where a postal index leads, beside the place that is chosen already (DELIV-10, DEC-94). */
export const indexTarget = (chosen: Place, { region_id, city_id }: PostalIndex): IndexTarget => {
  const { region, city } = chosen;
  if (region_id === null || (region_id === region && (city_id === null || city_id === city)))
    return { kind: 'here', place: { region, city } };
  const place = { region: region_id, city: city_id };
  return { kind: city === null ? 'here' : 'elsewhere', place };
};
