import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Turns } from '../../platform/turns.ts';
import type { AccountsModule } from '../accounts/index.ts';
import type { PaymentsModule } from '../payments/index.ts';
import type { MakeDeps } from './place/make-order.ts';
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
  /** Orders of a network are made a few at a time. */
  readonly turns: Turns;
};
