import type { FastifyInstance } from 'fastify';
import type { User } from '@trassa/contracts';
import { randomId } from '../../kernel/ids.ts';
import type { Database, Executor, Tx } from '../../platform/database/index.ts';
import type { FindLogin } from '../../platform/http/index.ts';
import type { Account, Consent } from './account.ts';
import { findAccount, findLogin, insertConsents, insertTemporary, type NewTemporary } from './accounts.repository.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { type BuyerClaim, findBuyer } from './find-buyer.ts';
import { issueTemporaryToken } from './issue-token.ts';
import { presentUser } from './present-user.ts';

export type { Account, Consent } from './account.ts';
export type { BuyerClaim } from './find-buyer.ts';

export type AccountsModule = {
  routes(app: FastifyInstance): void;
  /** For the platform's authorization (DEC-06, DEC-07). */
  readonly findLogin: FindLogin;
  findAccount(db: Executor, id: number): Promise<Account | null>;
  findBuyer(db: Executor, claim: BuyerClaim): Promise<Account | null>;
  /** A temporary user of one purchase; no account is opened or made by an e-mail (DEC-42). */
  createTemporary(tx: Tx, user: Omit<NewTemporary, 'publicId'>): Promise<Account>;
  /** Opaque, 30 days. */
  issueTemporaryToken(db: Executor, userId: number): Promise<string>;
  saveConsents(
    tx: Tx,
    consents: readonly Consent[],
    from: { userId: number; email: string; source: string; address: string },
  ): Promise<void>;
  presentUser(account: Account): User;
};

export const createAccountsModule = ({ db }: { db: Database }): AccountsModule => ({
  routes: (app) => accountsRoutes(app, db),
  findLogin: (tokenHash) => findLogin(db, tokenHash),
  findAccount,
  findBuyer,
  createTemporary: (tx, user) => insertTemporary(tx, { ...user, publicId: randomId() }),
  issueTemporaryToken,
  saveConsents: insertConsents,
  presentUser,
});
