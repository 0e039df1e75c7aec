import { describe, expect, test } from 'vitest';
import { domainTable } from '../../test/domain-table.ts';
import type { TicketCause, TicketState } from './ticket-state.ts';
import { ticketCard, ticketTransitions } from './ticket-state.ts';
import { nextState } from './transitions.ts';

describe('ticket', () => {
  test.each<[TicketState, TicketCause, TicketState | null]>([
    ['active', 'offer', 'transfer'],
    ['active', 'cancel', 'processing'],
    ['active', 'accept', null],
    ['transfer', 'accept', 'active'],
    ['transfer', 'take_back', 'active'],
    ['transfer', 'lapse', 'active'],
    ['transfer', 'cancel', null],
    ['transfer', 'offer', null],
    ['processing', 'refund_done', 'returned'],
    ['processing', 'refund_failed', 'active'],
    ['processing', 'offer', null],
    ['processing', 'cancel', null],
    ['returned', 'cancel', null],
    ['returned', 'unblock', null],
    ['blocked', 'unblock', 'active'],
    ['blocked', 'offer', null],
  ])('%s × %s → %s', (state, cause, next) => {
    expect(nextState(ticketTransitions, state, cause)).toBe(next);
  });
});

describe('ticket card', () => {
  for (const row of domainTable('tickets.md', 'The ticket card')) {
    test(`of the table: ${Object.values(row).join(' · ')}`, () => {
      const ticket = {
        status: row['State'] as TicketState,
        registered: row['Registered'] === 'yes',
        needs_registration: row['Registered'] !== 'not needed',
        offline_registered: row['Pack given'] === 'yes',
        cancelled: row['Start'] === 'cancelled',
        start_time: 100,
      };
      expect(ticketCard(ticket, row['Start'] === 'past' ? 100 : 99)).toBe(row['Card']);
    });
  }
});
