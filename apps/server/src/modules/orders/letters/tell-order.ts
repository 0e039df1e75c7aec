import type { Tx } from '../../../platform/database/index.ts';
import type { AccountsModule } from '../../accounts/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import type { Order } from '../domain/order.ts';

export type TellDeps = {
  readonly accounts: Pick<AccountsModule, 'offerRegistration'>;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
};

/**
 * The letter of an order that is paid, or free and confirmed, and the invitation to register that the buyer asked for:
 * strangers are mailed for nothing less (DEC-112, DEC-117).
 */
export const tellOrder = async (tx: Tx, { accounts, notifications }: TellDeps, order: Order): Promise<void> => {
  await notifications.queue(tx, [
    {
      template: 'order',
      recipient: order.email,
      language: order.language,
      data: { order: order.publicId },
      dedupeKey: `order:${order.publicId}`,
    },
  ]);
  if (order.wantsAccount && order.isTemporary && order.email)
    await accounts.offerRegistration(tx, { userId: order.userId, email: order.email, language: order.language });
};
