import type { Language } from '@trassa/contracts';
import type { OrderState } from '@trassa/rules';
import type { Minor } from '../../../kernel/money.ts';

export type Order = {
  readonly id: number;
  readonly publicId: string;
  readonly userId: number;
  readonly isTemporary: boolean;
  readonly status: OrderState;
  readonly email: string;
  readonly language: Language;
  /** Lines and delivery. */
  readonly total: Minor;
  readonly delivery: Minor;
  /** Paid by gift certificates. */
  readonly certificates: Minor;
  /** To pay. */
  readonly amount: Minor;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Its time is over, by the database's clock. */
  readonly isOver: boolean;
  /** Its time is over for so long that no money is taken for it any more (DEC-110). */
  readonly isLongOver: boolean;
  /** Whether the mailbox of a free order is proved (DEC-112); null: nothing to confirm. */
  readonly confirmation: 'waiting' | 'done' | 'lapsed' | null;
  /** Unconfirmed, its places go back then; null: they stay. */
  readonly confirmBy: Date | null;
  /** Its letter with the button was sent. */
  readonly isConfirmSent: boolean;
  /** The line whose ticket it moves to another format; null: it moves none. */
  readonly movedFromLineId: number | null;
  /** The buyer asked for an account. */
  readonly wantsAccount: boolean;
};

/** A pending order whose time is not over can be paid once more (API 5.2). */
export const canBePaid = (order: Pick<Order, 'status' | 'isOver' | 'amount'>): boolean =>
  order.status === 'pending' && !order.isOver && order.amount > 0;
