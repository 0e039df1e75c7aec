import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { eraseAccess } from './erase-access.repository.ts';
import { eraseConsents } from './erase-consents.repository.ts';
import { eraseUser } from './erase-user.repository.ts';
import { exportConsents, exportLogins, exportNetworks, exportSubscriptions } from './export-account.repository.ts';
import { forgetRegistrations } from './forget-registrations.repository.ts';
import { deleteConsents, deleteLogins, deleteSubscriptions } from './forget-traces.repository.ts';
import { forgetJoinedGuests } from './forget-guests.repository.ts';
import { endGuestLogins } from './end-guest-logins.repository.ts';
import { isAddressKnown } from './is-address-known.repository.ts';
import { findLettersToPerson } from './letters-to-person.repository.ts';

/** The account itself: who the person is, how he gets in, and what he has agreed to. */
export const accountsPersonalData: PersonalDataOwner = {
  export: {
    networks: exportNetworks,
    consents: exportConsents,
    logins: exportLogins,
    subscriptions: exportSubscriptions,
  },
  knows: isAddressKnown,
  letters: findLettersToPerson,
  async erase(tx, person) {
    await eraseAccess(tx, person);
    await eraseConsents(tx, person);
    await eraseUser(tx, person);
  },
  join: endGuestLogins,
  forget: {
    joinedGuests: forgetJoinedGuests,
    registrations: forgetRegistrations,
    consents: (tx, limit, keep) => deleteConsents(tx, keep.consents, limit),
    logins: deleteLogins,
    subscriptions: deleteSubscriptions,
  },
};
