import { addQuotas, changeQuota, setKinds } from './change-quotas.ts';
import { setShirts, selectShirts } from './change-shirts.ts';
import { setWaves } from './change-waves.ts';
import { selectDueReserves } from './due-reserves.repository.ts';
import { releaseReserve } from './release-reserve.ts';
import { removeFormatPlaces } from './remove-format.ts';
import { selectPlaces } from './quotas.repository.ts';

/** Places, waves and shirts for the back office, in the transaction of the act (back-office.md 3.4, 5.7). */
export const officePlaces = {
  selectPlaces,
  addQuotas,
  changeQuota,
  setKinds,
  selectDueReserves,
  releaseReserve,
  setWaves,
  removeFormatPlaces,
  selectShirts,
  setShirts,
};
export type OfficePlacesPort = typeof officePlaces;
