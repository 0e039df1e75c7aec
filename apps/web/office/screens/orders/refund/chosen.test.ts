import { describe, expect, it } from 'vitest';
import { chosenBefore, type Line, noneOf } from './chosen.ts';

const line = (id: string, tickets: readonly string[], state: 'held' | 'returned' = 'held'): Line => ({
  unique_id: id,
  selector: 'ticket',
  public_id: 'format',
  title: '',
  variant: null,
  size: null,
  start: null,
  count: tickets.length,
  price: 0,
  discount: 0,
  total: 0,
  reason: null,
  promocode: null,
  issued: tickets.map((ticket) => ({ public_id: ticket, number: ticket, state, name: null })),
  refunds: [],
});
const lines = [line('first', ['a']), line('second', ['b', 'c']), line('third', ['d'], 'returned')];

// BO-065
describe('a refund that is opened from elsewhere', () => {
  it('has the ticket ticked whose card led to it, and no other one', () => {
    expect(chosenBefore(lines, { lacking: null, ticket: 'c' })).toEqual({ second: { ...noneOf, tickets: ['c'] } });
  });

  it('has nothing ticked for a ticket that is returned, or is of another order', () => {
    expect(chosenBefore(lines, { lacking: null, ticket: 'd' })).toEqual({});
    expect(chosenBefore(lines, { lacking: null, ticket: 'x' })).toEqual({});
    expect(chosenBefore(lines, { lacking: null, ticket: null })).toEqual({});
  });

  it('has the piece ticked that lacks in a parcel', () => {
    expect(chosenBefore(lines, { lacking: 'first', ticket: null })).toEqual({ first: { ...noneOf, pieces: 1 } });
  });
});
