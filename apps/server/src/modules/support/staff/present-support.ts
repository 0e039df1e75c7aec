import type { OfficeSupportRequest, OfficeSupportRow } from '@trassa/contracts/office';
import {
  type Grant,
  maskEmail,
  maskName,
  maskPhone,
  may,
  type Right,
  supportActs,
  supportBounds,
  type SupportFacts,
  supportHeat,
  supportObstacle,
} from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { NamesOf } from '../../staff/index.ts';
import type { Thread } from './messages.repository.ts';
import type { RelatedRow, RequestCardRow, RequestRow } from './request-rows.repository.ts';

type Names = Awaited<ReturnType<NamesOf>>;
/** Who looks, and when. */
export type Viewer = { readonly userId: number; readonly grants: readonly Grant[]; readonly now: Date };

export const mayAll = ({ grants, now }: Pick<Viewer, 'grants' | 'now'>, right: Right): boolean =>
  may(grants, right, [], toUnix(now)).verdict === 'yes';

/** Who may find people sees whose request it is; others see it of their own ones (back-office.md 6.2). */
const seesFrom = (viewer: Viewer, { assignedTo }: RequestRow): boolean =>
  assignedTo === viewer.userId || mayAll(viewer, 'people.find');

export const factsOf = ({ state }: RequestRow): SupportFacts => ({ state });

export const objectOf = ({ publicId, id }: Pick<RequestRow, 'publicId' | 'id'>) => ({
  kind: 'support_request',
  publicId,
  title: `№ ${id}`,
});

const byOf = (names: Names, userId: number | null) => {
  const one = names.get(userId ?? 0);
  return one ? { public_id: one.publicId, name: one.name } : null;
};
const unix = (at: Date | null): number | null => at && toUnix(at);

export const presentRow = (row: RequestRow, viewer: Viewer, names: Names): OfficeSupportRow => ({
  public_id: row.publicId,
  number: row.id,
  type: row.type,
  from: seesFrom(viewer, row) ? { name: maskName(row.name), email: maskEmail(row.email) } : null,
  created: toUnix(row.askedAt),
  waits: unix(row.waitsSince),
  heat: row.waitsSince && supportHeat(toUnix(row.waitsSince), supportBounds(toUnix(viewer.now))),
  assigned: byOf(names, row.assignedTo),
  state: row.state,
  outcome: row.outcome,
});

type Card = {
  readonly row: RequestCardRow;
  readonly thread: Thread;
  readonly related: readonly RelatedRow[];
  readonly names: Names;
} & Pick<OfficeSupportRequest, 'person' | 'orders' | 'tickets'>;

const messagesOf = ({ row, thread: { messages }, names }: Card): OfficeSupportRequest['messages'] => [
  ...(row.text
    ? [{ from: 'visitor' as const, text: row.text, by: null, at: toUnix(row.askedAt), is_refused: false }]
    : []),
  ...messages.map(({ kind, text, by, at, refusedAt }) => ({
    from: kind,
    text,
    by: byOf(names, by),
    at: toUnix(at),
    is_refused: refusedAt !== null,
  })),
];

export const presentCard = (card: Card, viewer: Viewer): OfficeSupportRequest => {
  const { row, related, names, person, orders, tickets } = card;
  const shown = presentRow(row, viewer, names);
  return {
    ...shown,
    from: shown.from && { ...shown.from, name: row.name },
    phone: shown.from && row.phone ? maskPhone(row.phone) : null,
    language: row.language,
    club: row.club,
    first_answered: unix(row.firstAnsweredAt),
    closed: unix(row.closedAt),
    wrote_signed_in: row.userId !== null,
    messages: messagesOf(card),
    has_earlier: card.thread.hasEarlier,
    related: related.map(({ publicId, id, type, askedAt, state }) => ({
      public_id: publicId,
      number: id,
      type,
      created: toUnix(askedAt),
      state,
    })),
    person,
    orders,
    tickets,
    acts: mayAll(viewer, 'support.answer')
      ? supportActs.filter((act) => supportObstacle(act, factsOf(row)) === null)
      : [],
    version: row.version,
    updated: toUnix(row.updatedAt),
    updated_by: byOf(names, row.updatedBy),
  };
};
