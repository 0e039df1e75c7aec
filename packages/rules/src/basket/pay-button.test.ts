import { describe, expect, test } from 'vitest';
import type { PayLine, PayState } from './pay-button.ts';
import { payReasons } from './pay-button.ts';

const line = (fields: Partial<PayLine> = {}): PayLine => ({ unique_id: 'a', groupId: 'g', count: 1, ...fields });
const state = (fields: Partial<PayState> = {}): PayState => ({
  goods: [line()],
  email: 'a@b.ru',
  phone: '+7 (999) 123-45-67',
  agree: true,
  ...fields,
});

describe('pay button', () => {
  test('is enabled when nothing is missing', () => {
    expect(payReasons(state())).toEqual([]);
  });
  test.each<[string, Partial<PayState>, object]>([
    ['the e-mail is invalid', { email: 'a@b' }, { reason: 'email', target: 'email', message: { id: 'email' } }],
    ['the e-mail is empty', { email: '' }, { reason: 'email', target: 'email', message: { id: 'email' } }],
    ['the phone is half typed', { phone: '+7 (999' }, { reason: 'phone', target: 'phone', message: { id: 'phone' } }],
    [
      'consent is not given',
      { agree: false },
      { reason: 'agree', target: 'agree', message: { id: 'consent_required' } },
    ],
    ['a line is unfinished', { goods: [line({ isUnfinished: true })] }, { reason: 'unfinished', target: 'a' }],
    ['a tab is in error', { goods: [line({ isErrorTab: true })] }, { reason: 'error', target: 'a' }],
    [
      'the server refused a line',
      { errors: { a: { id: 'promocode_ended' } } },
      { reason: 'error', target: 'a', message: { id: 'promocode_ended' } },
    ],
    [
      'a team is not whole',
      { countErrors: { g: { id: 'required_ticket_count', min: 5, step: 5 } } },
      { reason: 'count', target: 'g', message: { id: 'required_ticket_count', min: 5, step: 5 } },
    ],
    [
      'delivery is not chosen',
      { goods: [line({ needsDelivery: true, delivery_public_id: null })] },
      { reason: 'delivery', target: 'a' },
    ],
  ])('is disabled when %s', (_, fields, reason) => {
    expect(payReasons(state(fields))).toEqual([reason]);
  });
  test('is disabled with an empty basket, whatever else is missing', () => {
    expect(payReasons(state({ goods: [], email: '', agree: false }))).toEqual([
      { reason: 'empty', message: { id: 'basket_empty' } },
    ]);
  });
  test.each<[string, Partial<PayState>]>([
    ['an empty phone', { phone: '' }],
    ['outer blanks of the e-mail', { email: ' a@b.ru ' }],
    ['chosen delivery', { goods: [line({ needsDelivery: true, delivery_public_id: 'd' })] }],
    ['a finished line', { goods: [line({ isUnfinished: false })] }],
  ])('is not disabled by %s', (_, fields) => {
    expect(payReasons(state(fields))).toEqual([]);
  });
  test('tells a line one thing, and lines before the buyer', () => {
    const reasons = payReasons(
      state({
        goods: [line({ isUnfinished: true, isErrorTab: true }), line({ unique_id: 'b', isUnfinished: true })],
        errors: { a: { id: 'size' } },
        email: '',
      }),
    );
    expect(reasons.map(({ reason, target }) => [reason, target])).toEqual([
      ['unfinished', 'a'],
      ['unfinished', 'b'],
      ['email', 'email'],
    ]);
  });
});
