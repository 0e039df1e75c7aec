import type { Clock } from '../../kernel/clock.ts';
import type { Database, Executor } from '../../platform/database/index.ts';
import type { Visitors } from '../../platform/http/index.ts';
import type { Account } from '../accounts/index.ts';
import type { BasketHolds } from '../inventory/index.ts';
import type { OrdersModule } from '../orders/index.ts';

export type BasketDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly visitors: Visitors;
  readonly holds: BasketHolds;
  /** Prices as the orders would make them, of the kinds of goods that are sold. */
  readonly orders: Pick<OrdersModule, 'quote' | 'sellables' | 'api'>;
  /** Prices tell which promocodes work: they may not be guessed here either. */
  readonly waitForCodes: OrdersModule['waitForCodes'];
  findAccount(db: Executor, id: number): Promise<Account | null>;
};

/** Whose basket it is, and how he is counted among those who hold places. */
export type Owner = { readonly userId: number; readonly visitor: string };
