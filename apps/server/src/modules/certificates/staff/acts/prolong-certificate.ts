import { toUnix } from '../../../../kernel/clock.ts';
import { invalid, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { dayText } from '../../certificate-words.ts';
import { endOfDay, longestUntil } from '../../domain/validity.ts';
import { actedOn, type AskedAct, lockToAct, type ShownCard, type Who } from './lock-to-act.ts';
import { setValidUntil } from './write-certificate.repository.ts';

/** Good until the end of a later day, at most 36 months from its issue (back-office.md 5.12). `until`: YYYY-MM-DD. */
export const prolongCertificate = async (
  tx: Tx,
  { until: day, ...asked }: AskedAct & { readonly until: string },
  { userId, now, language }: Who,
): Promise<Result<Acted<ShownCard>>> => {
  const locked = await lockToAct(tx, 'prolong', asked, now);
  if (!locked.ok) return locked;
  const row = locked.value;
  const until = endOfDay(day);
  const [from, to] = [row.validUntil > now ? row.validUntil : now, longestUntil(row.createdAt)];
  if (until === null || until <= from || until > to)
    return invalid({ until: { id: 'certificate_until', from: dayText(from, language), to: dayText(to, language) } });
  await setValidUntil(tx, row.id, until, { userId, now });
  const changes = [{ field: 'valid_until', before: toUnix(row.validUntil), after: toUnix(until) }];
  return actedOn(tx, row, { changes, reason: asked.reason, now });
};
