import type { Ticket } from '@trassa/contracts';
import { describe, expect, it } from 'vitest';
import { cardOf, isComing, isNamed, isPast, opensEntrance } from './ticket-card.ts';
import { stubOf } from './ticket-stub.ts';

const start = 1000;
const ticket = (online: boolean, actions: Ticket['actions'] = [], registered = true) =>
  ({
    status: 'active',
    info: { registered, offline_registered: false },
    needs_registration: true,
    starts_at: start,
    event_city: { cancelled: false },
    event_format: { start_time: start - 1000, online },
    actions,
  }) as unknown as Ticket;

describe('a ticket after its start', () => {
  it('is past and not coming (TICKET-42, TICKET-43)', () => {
    expect([isPast(ticket(false), start - 1), isComing(ticket(false), start - 1)]).toEqual([false, true]);
    expect([isPast(ticket(false), start), isComing(ticket(false), start)]).toEqual([true, false]);
    expect(cardOf(ticket(false), start)).toBe('past');
  });

  it('of a virtual race is not past while it may be run or entered', () => {
    expect(cardOf(ticket(true, ['online']), start)).toBe('registered');
    expect(cardOf(ticket(true, ['register'], false), start)).toBe('unregistered');
  });

  it('of a virtual race that was run says so, and stays in the list as long as the server names it', () => {
    expect(cardOf(ticket(true), start)).toBe('past');
    expect(isComing(ticket(true), start)).toBe(true);
  });
});

describe('the stub of a ticket without a code', () => {
  const of = (fields: object, needs = true): Ticket =>
    ({
      ...ticket(false),
      needs_registration: needs,
      event_format: { start_time: start, online: false, qr: true },
      refund: null,
      refund_coming: false,
      ...fields,
    }) as Ticket;
  const used = { info: { registered: true, offline_registered: true } };

  it.each([
    ['late: how to come in without the code', of({}), start, 'stubLate'],
    ['past', of({}), start + 86_400, 'stubPast'],
    ['used', of(used), start + 1, 'stubUsed'],
    ['being returned', of({ status: 'processing' }), 0, 'stubRefund'],
    ['returned for money', of({ status: 'returned', refund: { sum: 100 } }), 0, 'stubReturned'],
    ['returned, having cost nothing', of({ status: 'returned' }), 0, 'stubVoid'],
    ['blocked', of({ status: 'blocked' }), 0, 'stubVoid'],
    ['of a cancelled start', of({ event_city: { cancelled: true } }), 0, 'stubCancelled'],
  ])('says when it is %s', (_, one, now, words) => {
    expect(stubOf(one, now)).toBe(words);
    expect(opensEntrance(cardOf(one, now))).toBe(false);
  });

  it('of a spectator, whom nobody names, is ready as it is (TICKET-38)', () => {
    const spectator = of({ info: { registered: false, offline_registered: false } }, false);
    expect([cardOf(spectator, 0), opensEntrance(cardOf(spectator, 0)), isNamed(spectator)]).toEqual([
      'ready',
      true,
      true,
    ]);
  });
});
