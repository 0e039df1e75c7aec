import type { Clock } from '../../../../kernel/clock.ts';
import type { AccountsModule } from '../../../accounts/index.ts';
import type { ApprovalsPort } from '../../../approvals/index.ts';
import type { NotificationsModule } from '../../../notifications/index.ts';
import type { OrdersModule } from '../../../orders/index.ts';
import type { CertificateCodes } from '../../certificate-codes.ts';

export type CertificateActsDeps = {
  readonly clock: Clock;
  readonly codes: CertificateCodes;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
  readonly approvals: Pick<ApprovalsPort, 'ask'>;
  /** Port of the people. */
  takeLetterAgain: AccountsModule['takeLetterAgain'];
  /** Port of the orders: a free order of the staff. */
  giveAway: OrdersModule['giveAway'];
};

/** Requests for a second person, by who does them. */
export const issueKind = 'certificate_issue';
export const adjustKind = 'certificate_adjust';
