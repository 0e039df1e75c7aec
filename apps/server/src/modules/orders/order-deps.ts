import type { Clock } from '../../kernel/clock.ts';
import type { Database, Together } from '../../platform/database/index.ts';
import type { AccountsModule } from '../accounts/index.ts';
import type { PaymentsModule } from '../payments/index.ts';
import type { MadeOrder, MakeDeps, OrderToMake } from './place/make-order.ts';
import type { DeliveryPort, WalletPort } from './ports.ts';

/** What placing, repeating and paying an order need. */
export type OrderDeps = MakeDeps & {
  /** Makes the codes of letters. */
  readonly key: Buffer;
  readonly wallet: WalletPort;
  readonly delivery: DeliveryPort;
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AccountsModule;
  readonly payments: PaymentsModule;
  /** Through the queue: orders that come at once are made together. */
  readonly makeOrder: Together<OrderToMake, MadeOrder>['settle'];
};
