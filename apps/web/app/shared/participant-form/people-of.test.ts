import type { Ticket } from '@trassa/contracts';
import { expect, it } from 'vitest';
import { nameOf, peopleOf } from './people-of.ts';

const ticket = (public_id: string, first_name: string, last_name: string, registered = true) =>
  ({ public_id, info: { first_name, last_name, registered } }) as Pick<Ticket, 'public_id' | 'info'>;

it('names everybody of the tickets once, by the first of them', () => {
  expect(
    peopleOf([ticket('a', 'Анна', 'Ветрова'), ticket('b', 'анна', 'ветрова'), ticket('c', 'Павел', 'Ветров')], []),
  ).toEqual([
    { name: 'Анна Ветрова', ticket: 'a' },
    { name: 'Павел Ветров', ticket: 'c' },
  ]);
});

it('leaves out who takes part already and tickets that name nobody', () => {
  expect(peopleOf([ticket('a', 'Анна', 'Ветрова'), ticket('b', '', '', false)], [' анна ветрова'])).toEqual([]);
});

it('calls a person by what is told of his name', () => {
  expect(nameOf({ first_name: ' Анна ', last_name: 'Ветрова' })).toBe('Анна Ветрова');
  expect(nameOf({ last_name: 'Ветрова' })).toBe('Ветрова');
  expect(nameOf({ first_name: null })).toBe('');
});
