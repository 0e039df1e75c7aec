import type { Minor } from '../../../kernel/money.ts';

/** Rates of 54-FZ; `22/122` and its like are computed out of a prepayment. */
export type Vat = 'none' | '0' | '5' | '7' | '10' | '22' | '5/105' | '7/107' | '10/110' | '22/122';

/** Tags 1212 and 1214: what is sold, and how far it has been handed over. */
export type FiscalKind = {
  readonly subject: 'service' | 'commodity' | 'payment';
  readonly method: 'full_prepayment' | 'advance' | 'full_payment';
};

/** Tags 1222 to 1226: sold for somebody else. */
export type Agent = {
  readonly sign: 'attorney' | 'commission' | 'other';
  readonly supplier: { readonly name: string; readonly inn: string; readonly phone: string };
};

export type ReceiptLine = FiscalKind & {
  readonly title: string;
  readonly count: number;
  /** Of the whole line, discounts taken off; one place costs this by `count` only where that comes out even. */
  readonly total: Minor;
  /** The part of `total` that this payment pays; certificates have paid the rest. */
  readonly paid: Minor;
  readonly vat: Vat;
  /** null: sold by the shop itself. */
  readonly agent: Agent | null;
};

/** What a payment pays for, or a refund gives back: `paid` of all lines is its amount to the kopeck. */
export type Receipt = { readonly lines: readonly ReceiptLine[] };
