import type { Language } from '@trassa/contracts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Audit } from '../../../platform/http/index.ts';
import type { ApprovalsPort } from '../../approvals/index.ts';
import { findFormatForSale, type FormatForSale } from '../../events/index.ts';
import type { FreePlaces, OrderInventory } from '../../inventory/index.ts';
import type { OrdersModule } from '../../orders/index.ts';
import type { RunsPort } from '../../runs/index.ts';
import { reserveTickets } from '../sell/reserve-tickets.ts';
import type { TicketFiles } from '../sell/ticket-line.ts';
import type { InviteRow, PlannedGift } from './plan-invites.ts';

export type InviteDeps = {
  readonly clock: Clock;
  readonly inventory: OrderInventory;
  readonly files: TicketFiles;
  readonly freePlaces: FreePlaces;
  /** Port of the orders: a free order of the staff. */
  giveAway: OrdersModule['giveAway'];
  readonly approvals: Pick<ApprovalsPort, 'ask'>;
  readonly startRun: RunsPort['start'];
  readonly audit: Audit;
};

/** Of what waits for a second person, and of the run that gives. */
export const inviteKind = 'invite';

export type AskedInvites = {
  readonly start: string;
  readonly rows: readonly InviteRow[];
  readonly fromReserve: boolean;
  readonly isTold: boolean;
  readonly isDry: boolean;
  readonly reason: string;
  readonly language: Language;
  readonly ip: string;
};

/** Formats of a start that a list names, by public ids. */
export const formatsOf = async (
  tx: Tx,
  { rows, start }: Pick<AskedInvites, 'rows' | 'start'>,
): Promise<ReadonlyMap<string, FormatForSale>> => {
  const found = await findFormatForSale(
    tx,
    rows.map(({ format }) => format),
  );
  return new Map([...found].filter(([, { eventCity }]) => eventCity.publicId === start));
};

export type Way = Pick<AskedInvites, 'isTold' | 'language' | 'ip'> & {
  /** Its places are opened in the reserve first. */
  readonly isReserved: boolean;
};

/** One order to one mailbox; it locks what it takes until its transaction, or a savepoint, is over. */
export const giveOne = async (
  tx: Tx,
  deps: InviteDeps,
  { email, lines }: PlannedGift,
  { isReserved, isTold, language, ip }: Way,
): Promise<Result<string>> => {
  if (isReserved)
    for (const { goods, count } of lines)
      await deps.freePlaces.openReserve(tx, { formatId: goods.plan.format.id, kind: goods.plan.kind, count });
  const inventory = { ...deps.inventory, reserveForOrder: deps.freePlaces.reserveForOrder };
  return deps.giveAway(tx, {
    selector: 'ticket',
    email,
    language,
    lines,
    reserve: (inner, order) => reserveTickets(inner, { inventory, files: deps.files }, order, lines, true),
    isTold,
    ip,
  });
};
