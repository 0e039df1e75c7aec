import type { AuditAct } from '@trassa/contracts';
import type { MailingState } from '@trassa/rules';
import type { Tx } from '../../../platform/database/index.ts';
import type { Mailing } from '../mailing.ts';
import { placesOfMailing } from '../mailings.repository.ts';
import type { MailingsDeps } from '../mailings-deps.ts';

/** What happened to a mailing by itself stands in its history. */
export const noteBySystem = async (
  tx: Tx,
  { audit, clock }: Pick<MailingsDeps, 'audit' | 'clock'>,
  { publicId, title, state: before, version }: Mailing,
  {
    act,
    state,
    more = {},
  }: { readonly act: AuditAct; readonly state: MailingState; readonly more?: Record<string, number> },
): Promise<void> => {
  await audit.note(tx, {
    at: clock(),
    actor: null,
    from: 'system',
    session: null,
    act,
    object: { kind: 'mailing', publicId, title },
    places: (await placesOfMailing(tx, publicId)) ?? [],
    changes: [
      { field: 'state', before, after: state },
      ...Object.entries(more).map(([field, after]) => ({ field, before: null, after })),
      { field: 'version', before: version, after: version + 1 },
    ],
    reason: null,
    address: null,
    requestId: null,
    result: 'done',
    code: null,
  });
};
