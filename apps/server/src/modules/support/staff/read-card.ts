import type { Language } from '@trassa/contracts';
import type { OfficeSupportRequest } from '@trassa/contracts/office';
import { toUnix } from '../../../kernel/clock.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { selectThread } from './messages.repository.ts';
import { mayAll, presentCard, type Viewer } from './present-support.ts';
import { findCard, type RequestCardRow, selectRelated } from './request-rows.repository.ts';
import type { SupportOffice } from './staff-deps.ts';

const most = 5;

type Beside = Pick<OfficeSupportRequest, 'person' | 'orders' | 'tickets'>;

/** What the person has, each part for whoever may see all of it. */
const readPerson = async (
  db: Executor,
  office: SupportOffice,
  row: RequestCardRow,
  viewer: Viewer & { readonly language: Language },
): Promise<Beside> => {
  const none: Beside = { person: null, orders: null, tickets: null };
  if (!mayAll(viewer, 'people.find')) return none;
  const id = row.userId ?? (await office.findOwner(db, row.email));
  if (id === null) return none;
  const person = (await office.namesOf(db, [id])).get(id)?.publicId ?? null;
  const orders = mayAll(viewer, 'orders.view') ? await office.ordersOf(db, id) : null;
  const tickets = mayAll(viewer, 'tickets.view') ? await office.ticketsOf(db, id, viewer.language) : null;
  return {
    person,
    orders: orders && {
      count: orders.count,
      items: orders.items.slice(0, most).map(({ publicId, status, createdAt }) => ({
        public_id: publicId,
        status,
        created: toUnix(createdAt),
      })),
    },
    tickets: tickets && {
      count: tickets.count,
      items: tickets.items.slice(0, most).map(({ publicId, number, startTitle, formatTitle, status }) => ({
        public_id: publicId,
        number,
        title: `${startTitle}, ${formatTitle}`,
        status,
      })),
    },
  };
};

/** A request with its thread; null: there is none. */
export const readCard = async (
  db: Executor,
  office: SupportOffice,
  publicId: string,
  viewer: Viewer & { readonly language: Language },
): Promise<OfficeSupportRequest | null> => {
  const row = await findCard(db, publicId);
  if (!row) return null;
  const thread = await selectThread(db, row.id);
  const related = mayAll(viewer, 'people.find') ? await selectRelated(db, row.id, row.email) : [];
  const beside = await readPerson(db, office, row, viewer);
  const people = [row.assignedTo, row.updatedBy, ...thread.messages.map(({ by }) => by)].filter((id) => id !== null);
  const names = await office.namesOf(db, [...new Set(people)]);
  return presentCard({ row, thread, related, names, ...beside }, viewer);
};
