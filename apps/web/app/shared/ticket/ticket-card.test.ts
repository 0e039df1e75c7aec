import type { Ticket } from '@trassa/contracts';
import { describe, expect, it } from 'vitest';
import { cardOf, isComing, isPast } from './ticket-card.ts';

const start = 1000;
const ticket = (online: boolean, actions: Ticket['actions'] = [], registered = true) =>
  ({
    status: 'active',
    info: { registered, offline_registered: false },
    event_format: { start_time: start, online },
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
