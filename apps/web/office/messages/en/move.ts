import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { move as ru } from '../ru/move.ts';

export const move: Translation<typeof ru> = {
  title: 'New day and place',
  with: 'What moves with the start',
  shift: {
    sale_end: 'End of the sale',
    registration_end: 'End of registration',
    prices: 'Prices that are still to begin',
  },
  show: 'Show the effects',
  effects: 'What will happen',
  first: 'Choose the day and the place first: whom and what it concerns appears here. Nothing changes yet.',
  was: 'Was',
  will: 'Will be',
  tickets: 'Tickets that stay valid',
  letters: 'Letters',
  policies: 'Insurance',
  policiesText:
    '{moved, plural, =0 {none moves} one {# policy moves} other {# policies move}}, {kept, plural, =0 {no others} one {# stays on its day} other {# stay on their day}}',
  format: 'start {start}, registration until {end}',
  priceMoves: 'begins {to} instead of {from}',
  priceStays: 'stays on {at}',
  pricesStay:
    'Some prices do not move: one of them would begin in the past or together with another. Look at them after the move.',
  misfits:
    '{count, plural, one {# participant is of another age then:} other {# participants are of another age then:}}',
  letterTitle: 'Letter and returns',
  tell: 'Send {count, plural, one {# letter} other {# letters}} to buyers and participants',
  letterRu: 'Your own words',
  letterHint:
    'The old and the new day, the place, the tickets and a calendar file are in the letter anyway. In Russian.',
  letterEn: 'The same in English',
  free: 'Full refund until',
  freeHint: 'Anyone who bought before the move can return the ticket and gets everything. Empty: by the usual rules.',
  reason: 'Why it is moved',
  move: 'Move the start',
  done: 'The start is moved, letters are on their way',
};
