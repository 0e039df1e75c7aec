import type { TicketKind } from '../kind.ts';
import type { TicketState } from '../states/ticket-state.ts';

export const ticketActionNames = [
  'register',
  'disable',
  'transfer',
  'return',
  'confirm',
  'cancel',
  'online',
  'number',
] as const;
/** What may be done with a ticket, by the wire's names (API §3.4). */
export type TicketAction = (typeof ticketActionNames)[number];

/** A virtual race of a ticket (DEC-66). */
export type RaceState = 'none' | 'started' | 'checking' | 'accepted' | 'declined';

/** All that decides about a ticket; moments in unix seconds. */
export type TicketToAct = {
  readonly status: TicketState;
  readonly kind: TicketKind;
  readonly registered: boolean;
  readonly offline_registered: boolean;
  readonly preregistration: boolean;
  /** There will be no start: it can be returned, or taken back from whom it was offered to. */
  readonly cancelled: boolean;
  /** It was called off, and the money of its tickets goes back by itself. */
  readonly refund_coming: boolean;
  readonly start_time: number;
  readonly registration_end: number;
  /** The event lets tickets be given away. */
  readonly transfers: boolean;
  /** Start numbers may be chosen. */
  readonly booked_numbers: boolean;
  /** When the waiting offer lapses; null: none waits. */
  readonly offer_until: number | null;
  /** The virtual race; null: the format is none. */
  readonly race: { readonly status: RaceState; readonly until: number } | null;
};

/** What the person is to the ticket. */
export type TicketViewer = {
  readonly holder: boolean;
  readonly purchaser: boolean;
  /** The waiting offer is to his confirmed address. */
  readonly recipient: boolean;
  /** A guest of one purchase (DEC-41). */
  readonly temporary: boolean;
};

/** Spectators of formats without preregistration are not named: a ticket and no form. */
export const needsParticipant = ({ kind, preregistration }: Pick<TicketToAct, 'kind' | 'preregistration'>): boolean =>
  preregistration || kind !== 'spectator';

/** Fit for the entrance: the participant is known, or need not be. */
export const isTicketReady = (ticket: Pick<TicketToAct, 'kind' | 'preregistration' | 'registered'>): boolean =>
  ticket.registered || !needsParticipant(ticket);

const openRaces: readonly RaceState[] = ['none', 'started', 'declined'];

/**
 * What a person may do with a ticket at a moment, in the order of the contract (DEC-66, DEC-69, DEC-73, DEC-74, DEC-75).
 * Registering, disabling, transferring and choosing a number end at registration_end; a ticket whose start pack is
 * handed out stays as it is, and one whose virtual race is begun stays its participant's; returning for money is the
 * purchaser's alone and only while he holds the ticket.
 */
export const ticketActions = (ticket: TicketToAct, viewer: TicketViewer, now: number): TicketAction[] => {
  const isHeld = viewer.holder && ticket.status === 'active';
  const isOpen = isHeld && !ticket.cancelled && !ticket.offline_registered && now < ticket.registration_end;
  const offer = ticket.status === 'transfer' ? ticket.offer_until : null;
  const { race } = ticket;
  const isRun = race !== null && race.status !== 'none';
  const may: Record<TicketAction, boolean> = {
    register: isOpen && needsParticipant(ticket),
    disable: isOpen && ticket.registered && !isRun,
    transfer: isOpen && ticket.transfers && !viewer.temporary && !isRun,
    return: viewer.holder && ticket.status === 'transfer',
    confirm:
      viewer.recipient &&
      !ticket.cancelled &&
      !viewer.holder &&
      !viewer.temporary &&
      !ticket.offline_registered &&
      offer !== null &&
      now < offer &&
      now < ticket.registration_end,
    cancel:
      isHeld && viewer.purchaser && !ticket.refund_coming && !ticket.offline_registered && now < ticket.start_time,
    online:
      isHeld &&
      ticket.registered &&
      !ticket.cancelled &&
      race !== null &&
      openRaces.includes(race.status) &&
      now >= ticket.start_time &&
      now < race.until,
    number: isOpen && ticket.booked_numbers,
  };
  return ticketActionNames.filter((name) => may[name]);
};

/**
 * Why an action is not permitted: 'deadline' when only its time has passed, 'state' otherwise; null: it is permitted.
 */
export const ticketRefusal = (
  action: TicketAction,
  ticket: TicketToAct,
  viewer: TicketViewer,
  now: number,
): 'deadline' | 'state' | null => {
  if (ticketActions(ticket, viewer, now).includes(action)) return null;
  const earlier = Math.min(now, ticket.start_time - 1, ticket.registration_end - 1);
  const inTime = action === 'online' ? ticket.start_time : earlier;
  return inTime < now && ticketActions(ticket, viewer, inTime).includes(action) ? 'deadline' : 'state';
};
