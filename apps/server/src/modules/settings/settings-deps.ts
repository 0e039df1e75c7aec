import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Executor } from '../../platform/database/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import type { Sms } from '../../platform/sms/index.ts';
import type { Storage } from '../../platform/storage.ts';
import type { AccountsModule } from '../accounts/index.ts';
import type { ApprovalsPort, ApprovalWaiting } from '../approvals/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { NamesOf, ShowHistory } from '../staff/index.ts';

/** When something outside was reached last, and why it was not. */
export type LastSeen = {
  readonly success: Date | null;
  readonly error: { readonly at: Date; readonly text: string } | null;
};

export type SettingsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<
    Config,
    | 'dataDir'
    | 'limits'
    | 'mailFrom'
    | 'mapTiles'
    | 'ipPlacesFile'
    | 'networks'
    | 'paymentProviders'
    | 'sms'
    | 'smtpUrl'
    | 'vatRates'
  >;
  readonly namesOf: NamesOf;
  readonly showHistory: ShowHistory;
  readonly approvals: Pick<ApprovalsPort, 'ask'> & ApprovalWaiting;
  /** Port: letters and messages that went out last. */
  readonly lastLetter: (db: Executor, channel: 'mail' | 'sms') => Promise<LastSeen>;
  /** Port: when money came last. */
  readonly lastPayment: (db: Executor) => Promise<Date | null>;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly storage: Storage;
  readonly lay: NotificationsModule['lay'];
  readonly findAccount: AccountsModule['findAccount'];
};

/** The name by which approvals know a raised limit. */
export const raiseKind = 'setting.raise';
