import type { OrderView } from '@trassa/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markPaying } from '../../app/features/order/is-paying.ts';
import { moveOf, MoveUnpaid } from '../../app/features/order/move-unpaid.tsx';
import { thanksKinds } from '../../app/goods/thanks-kinds.ts';
import { draw } from './draw.tsx';

const order: OrderView = {
  tickets: [
    {
      public_id: 'ten',
      unique_id: 'move',
      title: 'Забег, Москва, 2027 · Личный, 10 км',
      count: 1,
      totalCost: 2300,
      format_public_id: 'ten',
      move: { ticket: 'ticket', from: 'Забег, Москва, 2027 · Личный, 5 км', was: 3000, will_be: 5000, fee: 300 },
    },
  ],
  shop: [],
  insurances: [],
  certificates: [],
  email: 'a***@mail.ru',
  status: 'pending',
  amount: 2300,
  public_id: 'order',
  // 27 May 2027, 21:00 in Moscow.
  expires_at: Date.UTC(2027, 4, 27, 18) / 1000,
  pay_again: true,
  delivery: 0,
  certificates_amount: 0,
  confirmation: null,
};

const drawn = (change: Partial<OrderView> = {}): string => {
  const shown = { ...order, ...change };
  const moved = moveOf(shown);
  if (!moved) throw new Error('no ticket is moved');
  return draw(<MoveUnpaid kinds={thanksKinds} order={shown} moved={moved} isTired={false} onAgain={() => undefined} />);
};

afterEach(() => vi.unstubAllGlobals());

describe('the page of a ticket that waits for the difference', () => {
  // BO-057
  it('says what changes, how much it is and until when, with one button that pays', () => {
    const page = drawn();
    expect(page).toMatch(/Личный, 5 км.*Личный, 10 км.*3 000 ₽.*5 000 ₽.*300 ₽.*2 300 ₽/s);
    expect(page).toContain('до 27 мая');
    expect(page.match(/<button[^>]*>.*?<\/button>/gs)?.join('')).toContain('Доплатить 2 300 ₽');
  });

  it('asks nobody to pay twice who has just come back from the bank', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    markPaying('order');
    expect(drawn()).not.toContain('Доплатить');
    expect(drawn({ public_id: 'other' })).toContain('Доплатить');
  });

  // BO-058
  it('tells of a move that has ended that the ticket is as it was', () => {
    const page = drawn({ status: 'expired', pay_again: false, expires_at: null });
    expect(page).toContain('Перенос отменён');
    expect(page).not.toContain('Доплатить');
  });
});
