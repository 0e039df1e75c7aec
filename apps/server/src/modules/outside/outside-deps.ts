import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { OrdersModule } from '../orders/index.ts';
import type { NamesOf, ShowHistory } from '../staff/index.ts';

export type OutsideDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly office: { readonly namesOf: NamesOf; readonly showHistory: ShowHistory };
  /** Port of the orders: true prices of the kinds of goods that are sold. */
  readonly orders: Pick<OrdersModule, 'quote' | 'sellables' | 'api'>;
};
