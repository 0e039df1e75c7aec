import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { eraseInvites, forgetInvites } from '../invite/invites.repository.ts';
import { closeOffers } from './close-offers.repository.ts';
import { eraseTickets } from './erase-tickets.repository.ts';
import { exportTickets } from './export-tickets.repository.ts';
import { exportTransfers } from './export-transfers.repository.ts';
import { findComing } from './find-coming.repository.ts';
import { forgetOffers } from './forget-offers.repository.ts';
import { forgetReturned, forgetStarts } from './forget-participants.ts';
import { forgetStartUploads } from './forget-start-uploads.ts';
import { isOffered } from './is-offered.repository.ts';
import { joinTickets } from './join-tickets.repository.ts';
import { findLettersOfTickets } from './letters-of-tickets.repository.ts';
import { lockTicketsOf } from './lock-tickets.repository.ts';

/** Participants, and who was offered whose ticket. */
export const ticketsPersonalData: PersonalDataOwner = {
  export: { tickets: exportTickets, transfers: exportTransfers },
  knows: isOffered,
  obstacles: findComing,
  lock: lockTicketsOf,
  letters: findLettersOfTickets,
  async erase(tx, person) {
    await closeOffers(tx, person);
    await eraseTickets(tx, person);
    await eraseInvites(tx, person);
  },
  join: joinTickets,
  forget: {
    startUploads: forgetStartUploads,
    returnedTickets: forgetReturned,
    starts: (tx, _limit, { participants }) => forgetStarts(tx, participants),
    offers: forgetOffers,
    invites: forgetInvites,
  },
};
