import type { FastifyInstance } from 'fastify';
import type { Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Approved, NewApproval, Ran } from '../approvals/index.ts';
import type { MailingsDeps } from './mailings-deps.ts';
import { mailingLetter, testLetter } from './sending/mailing-letter.ts';
import { letterTemplate, sendMailings } from './sending/send-mailings.ts';
import { watchLetters } from './sending/watch-letters.ts';
import { mailingsRoutes } from './staff/mailings.routes.ts';
import { approvedMailing, unagreedMailing } from './staff/schedule-mailing.ts';
import { testTemplate } from './staff/try-mailing.ts';

export { placesOfMailing } from './mailings.repository.ts';
export { mailingsPersonalData } from './personal/personal-data.ts';
export { mailingKind } from './staff/schedule-mailing.ts';

export type MailingsModule = {
  routes(app: FastifyInstance): void;
  /** Sweep, every second: begins mailings that are due and keeps the outbox supplied; answers how many letters went there. */
  send(): Promise<number>;
  approved(tx: Tx, approved: Approved): Promise<Result<Ran>>;
  unagreed(tx: Tx, asked: Pick<NewApproval, 'object' | 'params'>): Promise<void>;
};

/** Mass letters: audiences and sending; the letters leave by the outbox of all letters (back-office.md 5.13). */
export const createMailingsModule = (deps: MailingsDeps): MailingsModule => {
  deps.notifications.addTemplate(letterTemplate, mailingLetter(deps), watchLetters(deps));
  deps.notifications.addTemplate(testTemplate, testLetter(deps));
  return {
    routes: (app) => mailingsRoutes(app, deps),
    send: () => sendMailings(deps),
    approved: (tx, approved) => approvedMailing(tx, deps, approved),
    unagreed: (tx, asked) => unagreedMailing(tx, deps, asked),
  };
};
