import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { forgetEndedHolds } from './forget-holds.ts';
import { joinHolds } from './join-holds.repository.ts';

/** Who held places. */
export const inventoryPersonalData: PersonalDataOwner = { join: joinHolds, forget: { holds: forgetEndedHolds } };
