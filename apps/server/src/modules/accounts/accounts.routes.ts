import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { notFound, ok } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import { findAccount } from './accounts.repository.ts';
import { presentUser } from './present-user.ts';

export const accountsRoutes = (app: FastifyInstance, db: Database): void => {
  // DEC-39: re-reads the user behind the token, and never issues one.
  bind(app, api.orders.userOfPayment, async ({ user }) => {
    const account = await findAccount(db, user.userId);
    return account ? ok({ user: presentUser(account) }) : notFound();
  });
};
