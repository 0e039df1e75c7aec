import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { OrdersModule } from '../orders/index.ts';

export type OutsideDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly siteUrl: string;
  /** Port of the orders: true prices of the kinds of goods that are sold. */
  readonly orders: Pick<OrdersModule, 'quote' | 'sellables' | 'api'>;
};
