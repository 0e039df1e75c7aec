import type { SearchKind } from '@trassa/rules';
import type { Find } from '../kernel/finding.ts';
import { findPeople } from '../modules/accounts/index.ts';
import { findClubs } from '../modules/clubs/index.ts';
import { findShipments } from '../modules/delivery/index.ts';
import { findStarts } from '../modules/events/index.ts';
import { findPolicies } from '../modules/insurance/index.ts';
import { findTeams } from '../modules/inventory/index.ts';
import { findOrders } from '../modules/orders/index.ts';
import { findPayments } from '../modules/payments/index.ts';
import { findCodes } from '../modules/promocodes/index.ts';
import { findGoods } from '../modules/shop/index.ts';
import type { Executor } from '../platform/database/index.ts';
import type { AllModules, House } from './modules.ts';

type FindIn = (db: Executor, ...asked: Parameters<Find>) => ReturnType<Find>;

/** Who finds what, for the search of the staff. */
export const findsOf = ({ db }: Pick<House, 'db'>, of: AllModules): Readonly<Record<SearchKind, Find>> => {
  const by =
    (find: FindIn): Find =>
    (sought, asking) =>
      find(db, sought, asking);
  return {
    person: by(findPeople),
    ticket: (sought, asking) => of.tickets.find(sought, asking),
    order: by(findOrders),
    start: by(findStarts),
    team: by(findTeams),
    club: by(findClubs),
    product: by(findGoods),
    policy: by(findPolicies),
    certificate: (sought, asking) => of.certificates.find(sought, asking),
    promocode: by(findCodes),
    payment: by(findPayments),
    shipment: by(findShipments),
  };
};
