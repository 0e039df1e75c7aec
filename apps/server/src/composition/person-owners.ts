import type { PersonOwners } from '../modules/accounts/index.ts';
import { listPersonCertificates } from '../modules/certificates/index.ts';
import { listPersonClubs } from '../modules/clubs/index.ts';
import { listPersonPolicies } from '../modules/insurance/index.ts';
import { findPersonLetter, listPersonLetters } from '../modules/notifications/index.ts';
import { listPersonOrders } from '../modules/orders/index.ts';
import { listPersonResults } from '../modules/results/index.ts';
import { listPersonRequests } from '../modules/support/index.ts';
import { listPersonTickets } from '../modules/tickets/index.ts';

/** Who tells the staff what of a person. */
export const personOwners: PersonOwners = {
  tickets: listPersonTickets,
  orders: listPersonOrders,
  policies: listPersonPolicies,
  certificates: listPersonCertificates,
  clubs: listPersonClubs,
  results: listPersonResults,
  requests: listPersonRequests,
  letters: listPersonLetters,
  findLetter: findPersonLetter,
};
