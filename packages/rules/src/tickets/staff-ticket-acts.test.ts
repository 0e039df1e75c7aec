import { describe, expect, it } from 'vitest';
import {
  type StaffTicketAct,
  staffTicketActNames,
  staffTicketObstacle,
  type StaffTicketObstacle,
  type TicketToHandle,
} from './staff-ticket-acts.ts';

const ticket: TicketToHandle = {
  status: 'active',
  kind: 'athlete',
  registered: true,
  preregistration: true,
  offline_registered: false,
  cancelled: false,
  results: false,
  race: false,
};
const all = (change: Partial<TicketToHandle>) =>
  Object.fromEntries(staffTicketActNames.map((act) => [act, staffTicketObstacle(act, { ...ticket, ...change })]));
/** Every act of a ticket is permitted but these. */
const but = (obstacles: Partial<Record<StaffTicketAct, StaffTicketObstacle>>) => ({
  ...Object.fromEntries(staffTicketActNames.map((act) => [act, null])),
  ...obstacles,
});
const only = (permitted: readonly StaffTicketAct[], why: StaffTicketObstacle) =>
  Object.fromEntries(staffTicketActNames.map((act) => [act, permitted.includes(act) ? null : why]));

describe('what the back office may do with a ticket', () => {
  it.each<[string, Partial<TicketToHandle>, object]>([
    ['that works', {}, but({ unblock: 'not_blocked' })],
    [
      'that is on offer',
      { status: 'transfer' },
      { ...only(['edit', 'document', 'block'], 'offered'), unblock: 'not_blocked' },
    ],
    ['that is blocked', { status: 'blocked' }, only(['document', 'unblock'], 'blocked')],
    ['that waits for its refund', { status: 'processing' }, only([], 'status')],
    ['that is returned', { status: 'returned' }, only([], 'returned')],
    ['without a participant', { registered: false }, but({ unblock: 'not_blocked', document: 'unnamed' })],
    [
      'of a spectator who is not named',
      { kind: 'spectator', preregistration: false, registered: false },
      but({ unblock: 'not_blocked', edit: 'no_form', document: 'unnamed' }),
    ],
    [
      'whose pack is given',
      { offline_registered: true },
      but({ unblock: 'not_blocked', move: 'handed_out', transfer: 'handed_out' }),
    ],
    [
      'whose results are published',
      { results: true },
      but({ unblock: 'not_blocked', edit: 'results', number: 'results', move: 'results', transfer: 'results' }),
    ],
    [
      'of a start that will not be',
      { cancelled: true },
      but({
        unblock: 'not_blocked',
        edit: 'cancelled',
        number: 'cancelled',
        move: 'cancelled',
        transfer: 'cancelled',
        renew_qr: 'cancelled',
      }),
    ],
    ['whose virtual race is begun', { race: true }, but({ unblock: 'not_blocked', move: 'race', transfer: 'race' })],
  ])('%s', (_, change, expected) => {
    expect(all(change)).toEqual(expected);
  });
});
