export const cancelling = {
  title: 'Cancel the start',
  facts: 'The sale closes, money goes back, everybody gets a letter',
  rules: 'What goes back',
  refund: 'For tickets',
  rule: {
    full: 'All that was paid',
    policy: 'By the refund rules of today',
    none: 'Nothing',
  },
  insurance: 'Refund insurance that has begun, too (what has not begun comes back in any case)',
  goods: 'Refund goods of these orders that have not been sent',
  effects: 'What will happen',
  effectsText: '{letters, plural, one {# letter} other {# letters}} will go out, {sum} will go back',
  notRefundable:
    '{count, plural, one {# order will not be refunded by itself} other {# orders will not be refunded by themselves}}: a ticket was handed out or has changed. You will see them in the progress.',
  ask: 'Request to cancel',
  askText:
    'A second person confirms it. Meanwhile the sale goes on, and another order would change the sum: stop the sale first.',
  letterRu: 'What to add to the letter, in Russian',
  letterHint: 'The letter itself tells of the cancellation and the money',
  letterEn: 'The same in English',
  reason: 'Reason',
  reasonHint: 'For colleagues, 5 characters or more',
  button: 'Ask to cancel and refund {sum}',
} as const;
