import { describe, expect, it, test } from 'vitest';
import {
  isTicketReady,
  ticketActions,
  ticketRefusal,
  type TicketAction,
  type TicketToAct,
  type TicketViewer,
} from './ticket-actions.ts';

const day = 86_400;
const start = 100 * day;
const end = 99 * day;
const ticket = (fields: Partial<TicketToAct> = {}): TicketToAct => ({
  status: 'active',
  kind: 'athlete',
  registered: true,
  offline_registered: false,
  preregistration: true,
  cancelled: false,
  refund_coming: false,
  start_time: start,
  registration_end: end,
  transfers: true,
  booked_numbers: false,
  offer_until: null,
  race: null,
  ...fields,
});
const nobody: TicketViewer = { holder: false, purchaser: false, recipient: false, temporary: false };
const buyer: TicketViewer = { ...nobody, holder: true, purchaser: true };
const guest: TicketViewer = { ...buyer, temporary: true };
const receiver: TicketViewer = { ...nobody, holder: true };
const giver: TicketViewer = { ...nobody, purchaser: true };
const invited: TicketViewer = { ...nobody, recipient: true };
const offered = { status: 'transfer', offer_until: 50 * day } as const;
const race = { status: 'none', until: start + 8 * day } as const;

describe('what may be done with a ticket', () => {
  test.each<[string, Partial<TicketToAct>, TicketViewer, number, TicketAction[]]>([
    ['its buyer, registered', {}, buyer, 1, ['register', 'disable', 'transfer', 'cancel']],
    ['its buyer, not registered', { registered: false }, buyer, 1, ['register', 'transfer', 'cancel']],
    [
      'its buyer, with numbers of choice',
      { booked_numbers: true },
      buyer,
      1,
      ['register', 'disable', 'transfer', 'cancel', 'number'],
    ],
    ['its buyer as a guest', {}, guest, 1, ['register', 'disable', 'cancel']],
    ['who was given it', {}, receiver, 1, ['register', 'disable', 'transfer']],
    ['who gave it away', {}, giver, 1, []],
    ['a stranger', {}, nobody, 1, []],
    ['its buyer where nothing may be given away', { transfers: false }, buyer, 1, ['register', 'disable', 'cancel']],
    ['its buyer a second before the end', {}, buyer, end - 1, ['register', 'disable', 'transfer', 'cancel']],
    ['its buyer at the end of registration', {}, buyer, end, ['cancel']],
    ['its buyer at the start', {}, buyer, start, []],
    ['its buyer with the start pack', { offline_registered: true }, buyer, 1, []],
    ['who is offered it after the start pack was taken', { ...offered, offline_registered: true }, invited, 1, []],
    ['a spectator', { kind: 'spectator', preregistration: false, registered: false }, buyer, 1, ['transfer', 'cancel']],
    ['a named spectator', { kind: 'spectator', registered: false }, buyer, 1, ['register', 'transfer', 'cancel']],
    ['its giver while it is on offer', offered, buyer, 1, ['return']],
    ['its giver after the offer ran out', offered, buyer, 60 * day, ['return']],
    ['whom it is offered to', offered, invited, 1, ['confirm']],
    ['whom it is offered to, at the last second', offered, invited, 50 * day - 1, ['confirm']],
    ['whom it was offered to, too late', offered, invited, 50 * day, []],
    ['a guest of that address', offered, { ...invited, temporary: true }, 1, []],
    ['its buyer awaiting the refund', { status: 'processing' }, buyer, 1, []],
    ['its buyer, returned', { status: 'returned' }, buyer, 1, []],
    ['its buyer, blocked', { status: 'blocked' }, buyer, 1, []],
    ['its buyer when the start is cancelled', { cancelled: true, booked_numbers: true }, buyer, 1, ['cancel']],
    ['its buyer when its money comes by itself', { cancelled: true, refund_coming: true }, buyer, 1, []],
    ['its giver when the start is cancelled', { ...offered, cancelled: true }, buyer, 1, ['return']],
    ['whom it is offered to when the start is cancelled', { ...offered, cancelled: true }, invited, 1, []],
    ['a virtual runner of a cancelled race', { race, cancelled: true }, buyer, start, []],
    ['a virtual runner before the start', { race }, buyer, start - 1, ['cancel']],
    ['a virtual runner from the start', { race }, buyer, start, ['online']],
    ['a virtual runner under way', { race: { ...race, status: 'started' } }, receiver, start + day, ['online']],
    ['a virtual runner who was declined', { race: { ...race, status: 'declined' } }, buyer, start + day, ['online']],
    ['a virtual runner who is being checked', { race: { ...race, status: 'checking' } }, buyer, start + day, []],
    [
      'a virtual runner while registration is still open',
      { race, registration_end: race.until },
      buyer,
      start,
      ['register', 'disable', 'transfer', 'online'],
    ],
    [
      'a virtual runner under way while registration is still open',
      { race: { ...race, status: 'started' }, registration_end: race.until },
      buyer,
      start,
      ['register', 'online'],
    ],
    ['a virtual runner after the end', { race }, buyer, race.until, []],
    ['a virtual runner without a name', { race, registered: false }, buyer, start, []],
  ])('%s', (_, fields, viewer, now, actions) => {
    expect(ticketActions(ticket(fields), viewer, now)).toEqual(actions);
  });
});

describe('a refusal', () => {
  test.each<[TicketAction, Partial<TicketToAct>, TicketViewer, number, 'deadline' | 'state' | null]>([
    ['register', {}, buyer, 1, null],
    ['register', {}, buyer, end, 'deadline'],
    ['register', {}, buyer, start + day, 'deadline'],
    ['register', { status: 'processing' }, buyer, end, 'state'],
    ['disable', { registered: false }, buyer, end, 'state'],
    ['transfer', { transfers: false }, buyer, end, 'state'],
    ['register', { cancelled: true }, buyer, 1, 'state'],
    ['cancel', {}, buyer, start, 'deadline'],
    ['confirm', offered, invited, 50 * day, 'state'],
    ['confirm', { ...offered, offer_until: end }, invited, end, 'deadline'],
    ['online', { race }, buyer, start - 1, 'state'],
    ['online', { race }, buyer, race.until, 'deadline'],
    ['online', {}, buyer, start, 'state'],
  ])('to %s %o', (action, fields, viewer, now, refusal) => {
    expect(ticketRefusal(action, ticket(fields), viewer, now)).toBe(refusal);
  });
});

describe('a ready ticket', () => {
  it.each([
    [{ registered: true }, true],
    [{ registered: false }, false],
    [{ registered: false, kind: 'spectator' as const }, false],
    [{ registered: false, kind: 'spectator' as const, preregistration: false }, true],
    [{ registered: false, kind: 'kids' as const, preregistration: false }, false],
  ])('%o → %s', (fields, ready) => {
    expect(isTicketReady(ticket(fields))).toBe(ready);
  });
});
