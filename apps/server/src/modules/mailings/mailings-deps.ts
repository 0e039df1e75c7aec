import type { QuietHours } from '@trassa/rules';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Executor } from '../../platform/database/index.ts';
import type { Audit } from '../../platform/http/index.ts';
import type { ApprovalsPort, ApprovalWithdrawing } from '../approvals/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { NamesOf, ShowHistory } from '../staff/index.ts';

export type LetterPace = { readonly perMinute: number; readonly perDomain: number; readonly quiet: QuietHours };

export type MailingsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly audit: Audit;
  readonly approvals: Pick<ApprovalsPort, 'ask'> & ApprovalWithdrawing;
  readonly notifications: Pick<NotificationsModule, 'queue' | 'addTemplate' | 'lay'>;
  /** Port: of the link that ends news (DEC-45). */
  readonly unsubscribeCode: (publicId: string) => string;
  /** Port: how fast letters go, and when news wait; by the connection of a transaction that is open. */
  readonly letterSettings: (db?: Executor) => Promise<LetterPace>;
  readonly namesOf: NamesOf;
  readonly showHistory: ShowHistory;
  /** By which addresses are hashed. */
  readonly key: Buffer;
};

/** For statements: the key's own use, so that a hash of another table is none of these. */
export const hashKey = ({ key }: Pick<MailingsDeps, 'key'>): string =>
  Buffer.concat([Buffer.from('mailing:'), key]).toString('hex');
