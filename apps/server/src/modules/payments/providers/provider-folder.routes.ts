import type { FastifyInstance } from 'fastify';
import type { Result } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Log } from '../../../platform/log.ts';
import type { IncomingNotice } from '../port/notice.ts';
import type { PaymentProvider } from '../port/provider.ts';

/** What the house gives to its providers. */
export type ProviderDeps = {
  readonly db: Database;
  readonly log: Log;
  readonly brand: string;
  /** Signs pages and notices of the sandbox. */
  readonly sandboxKey: Buffer;
};

/** One way to pay: a folder that this is the door of. */
export type ProviderFolder = {
  create(deps: ProviderDeps): PaymentProvider;
  /** Pages of its own; `deliver` is the webhook's own door. Absent: none. */
  routes?(
    app: FastifyInstance,
    deps: ProviderDeps,
    deliver: (notice: IncomingNotice) => Promise<Result<unknown>>,
  ): void;
};
