import type { Ticket } from '@trassa/contracts';
import { expect, it } from 'vitest';
import { peopleOf } from './people-of.ts';

const ticket = (public_id: string, first_name: string, last_name: string, registered = true) =>
  ({ public_id, info: { first_name, last_name, registered } }) as Pick<Ticket, 'public_id' | 'info'>;

it('names everybody of the tickets once, by the first of them', () => {
  expect(
    peopleOf([ticket('a', 'Анна', 'Ветрова'), ticket('b', 'анна', 'ветрова'), ticket('c', 'Павел', 'Ветров')], null),
  ).toEqual([
    { name: 'Анна Ветрова', ticket: 'a' },
    { name: 'Павел Ветров', ticket: 'c' },
  ]);
});

it('leaves out the person himself and tickets that name nobody', () => {
  const own = { first_name: 'Анна', last_name: 'Ветрова' };
  expect(peopleOf([ticket('a', 'Анна', 'Ветрова'), ticket('b', '', '', false)], own)).toEqual([]);
});
