import { expect, it } from 'vitest';
import { nextSlot, seatState } from './seat-state.ts';

const slots = [
  { id: 'a', label: 'Билет 1', number: 3 },
  { id: 'b', label: 'Билет 2', number: 4 },
  { id: 'c', label: 'Билет 3', number: null },
];

it.each([
  [3, 'chosen'],
  [4, 'own'],
  [5, 'taken'],
  [6, 'free'],
])('seat %i is %s for the first ticket, though its own seats are booked too', (number, state) => {
  expect(seatState(number, { slots, active: 'a', booked: new Set([3, 4, 5]) })).toBe(state);
});

it('goes on to the ticket without a seat, and stays when all have one', () => {
  expect(nextSlot(slots, 'a')).toBe('c');
  expect(nextSlot(slots.slice(0, 2), 'b')).toBe('b');
});
