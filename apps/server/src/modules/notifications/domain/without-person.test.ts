import { expect, it } from 'vitest';
import { withoutPerson } from './without-person.ts';

// BO-159
it.each([
  ['550 5.1.1 <ivan.petrov@mail.example>: unknown', '550 5.1.1 … unknown'],
  ['550 5.1.1 no mailbox ivan.petrov here', '550 5.1.1 no mailbox … here'],
  ['no mailbox "IVAN.PETROV"', 'no mailbox "…"'],
  ['ivan.petrovsky stays: it is nobody of this letter', 'ivan.petrovsky stays: it is nobody of this letter'],
  ['+7 (999) 123-45-67 is wrong', '… is wrong'],
  ['79991234567 is wrong', '… is wrong'],
  ['code 535 5.7.8 Authentication failed', 'code 535 5.7.8 Authentication failed'],
  ['connect ECONNREFUSED 10.20.30.40:587', 'connect ECONNREFUSED 10.20.30.40:587'],
])('%j is told as %j', (said, told) => expect(withoutPerson(said, 'ivan.petrov@mail.example')).toBe(told));
