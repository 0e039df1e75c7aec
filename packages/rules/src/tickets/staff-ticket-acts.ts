import type { TicketKind } from '../kind.ts';
import type { Right } from '../staff/rights.ts';
import type { TicketState } from '../states/ticket-state.ts';
import { needsParticipant } from './ticket-actions.ts';

export const staffTicketActNames = [
  'edit',
  'number',
  'document',
  'move',
  'transfer',
  'block',
  'unblock',
  'renew_qr',
] as const;
/** What the back office may do with a ticket (back-office.md 5.5). */
export type StaffTicketAct = (typeof staffTicketActNames)[number];

/** The right that each one asks for. */
export const rightOfTicketAct: Readonly<Record<StaffTicketAct, Right>> = {
  edit: 'tickets.edit',
  number: 'numbers.edit',
  document: 'tickets.edit',
  move: 'tickets.move',
  transfer: 'tickets.move',
  block: 'tickets.block',
  unblock: 'tickets.block',
  renew_qr: 'tickets.block',
};

/** All that decides about it. */
export type TicketToHandle = {
  readonly status: TicketState;
  readonly kind: TicketKind;
  readonly registered: boolean;
  readonly preregistration: boolean;
  /** The start pack is given. */
  readonly offline_registered: boolean;
  /** There will be no start. */
  readonly cancelled: boolean;
  /** Results of its start are published. */
  readonly results: boolean;
  /** A virtual race is begun. */
  readonly race: boolean;
};

export const staffTicketObstacles = [
  'status',
  'returned',
  'blocked',
  'offered',
  'not_blocked',
  'no_form',
  'unnamed',
  'handed_out',
  'race',
  'results',
  'cancelled',
] as const;
/** Why an act is not permitted, in one word. */
export type StaffTicketObstacle = (typeof staffTicketObstacles)[number];

type Rule = {
  readonly states: readonly TicketState[];
  /** What keeps it from being done, the first that is so. */
  readonly unless?: readonly (keyof typeof obstacles)[];
};

const obstacles = {
  no_form: (ticket: TicketToHandle) => !needsParticipant(ticket),
  unnamed: ({ registered }: TicketToHandle) => !registered,
  cancelled: ({ cancelled }: TicketToHandle) => cancelled,
  results: ({ results }: TicketToHandle) => results,
  handed_out: (ticket: TicketToHandle) => ticket.offline_registered,
  race: ({ race }: TicketToHandle) => race,
};

const rules: Readonly<Record<StaffTicketAct, Rule>> = {
  edit: { states: ['active', 'transfer'], unless: ['no_form', 'cancelled', 'results'] },
  number: { states: ['active'], unless: ['cancelled', 'results'] },
  document: { states: ['active', 'transfer', 'blocked'], unless: ['unnamed'] },
  move: { states: ['active'], unless: ['cancelled', 'results', 'handed_out', 'race'] },
  transfer: { states: ['active'], unless: ['cancelled', 'results', 'handed_out', 'race'] },
  block: { states: ['active', 'transfer'] },
  unblock: { states: ['blocked'] },
  renew_qr: { states: ['active'], unless: ['cancelled'] },
};

const stateObstacle = (act: StaffTicketAct, status: TicketState): StaffTicketObstacle => {
  if (act === 'unblock' && (status === 'active' || status === 'transfer')) return 'not_blocked';
  const words = { blocked: 'blocked', returned: 'returned', transfer: 'offered' } as const;
  return status in words ? words[status as keyof typeof words] : 'status';
};

/** Why the back office may not do it; null: it may. Rights are asked apart. */
export const staffTicketObstacle = (act: StaffTicketAct, ticket: TicketToHandle): StaffTicketObstacle | null => {
  const { states, unless = [] } = rules[act];
  if (!states.includes(ticket.status)) return stateObstacle(act, ticket.status);
  return unless.find((name) => obstacles[name](ticket)) ?? null;
};
