import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../kernel/clock.ts';
import type { SocialNetwork } from '../modules/accounts/index.ts';
import type { OrdersModule, Sellable } from '../modules/orders/index.ts';
import type { PaymentProvider } from '../modules/payments/index.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/index.ts';
import type { Draw } from '../platform/drawing/index.ts';
import type { Visitors } from '../platform/http/index.ts';
import type { Log } from '../platform/log.ts';
import type { Mail } from '../platform/mail/index.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import type { Sms } from '../platform/sms/index.ts';
import type { Storage } from '../platform/storage.ts';

/** What a module of goods may ask of the others. */
export type GoodsPorts = Pick<Platform, 'db' | 'clock'> & {
  /** In the transaction of a return, after `lockOrder`. */
  readonly refundPart: OrdersModule['refundPart'];
};

/** A further kind of goods, with the calls of its own. */
export type GoodsModule = { readonly sellable: Sellable; routes?(app: FastifyInstance): void };

/** What the modules stand on. */
export type Platform = {
  /** Instead of the configured payment providers. */
  providers?: readonly PaymentProvider[] | undefined;
  /** Kinds of goods beside those of the house. */
  moreGoods?: ((ports: GoodsPorts) => readonly GoodsModule[]) | undefined;
  /** Instead of the configured social networks. */
  networks?: readonly SocialNetwork[] | undefined;
  config: Config;
  db: Database;
  /** For statements that may take minutes, of few at once. */
  slowDb: Database;
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  mail: Mail;
  sms: Sms;
  /** Papers and codes: somebody waits for a letter. */
  draw: Draw;
  /** Pictures, in a process of their own: one takes seconds, and papers would stand behind it. */
  drawPicture: Draw;
  storage: Storage;
  secrets: Secrets;
  visitors: Visitors;
  metrics: Metrics;
};
