import type { OfficeStartPlaces } from '@trassa/contracts/office';

type Format = OfficeStartPlaces['formats'][number];
/** Places of one kind in a format. */
export type PlacesRow = Format['kinds'][number] & { readonly format: Format };
