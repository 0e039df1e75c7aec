import type { Watch } from '../../../notifications/index.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { markRefused } from '../messages.repository.ts';
import { objectOf } from '../present-support.ts';
import { lockCard } from '../request-rows.repository.ts';
import { countAnswers, reopenRequest } from '../write-request.repository.ts';
import { versionField } from '../../../../platform/database/index.ts';

/** An answer whose letter is given up has not come: its request waits again, unless it was closed for another reason. */
export const watchAnswers =
  ({ office: { audit, clock } }: Pick<SupportDeps, 'office'>): Watch =>
  async (tx, data, outcome) => {
    if (outcome !== 'refused') return;
    const row = await lockCard(tx, String(data['support']));
    const now = clock();
    if (!row || !(await markRefused(tx, Number(data['message']), now))) return;
    await countAnswers(tx, row.id);
    const waits = row.outcome === null || row.outcome === 'answered';
    if (waits) await reopenRequest(tx, row.id, { userId: null, now });
    await audit.note(tx, {
      at: now,
      actor: null,
      from: 'system',
      session: null,
      act: 'support_request.undelivered',
      object: objectOf(row),
      places: [],
      changes: waits
        ? [
            ...(row.outcome === null ? [] : [{ field: 'outcome', before: row.outcome, after: null }]),
            { field: versionField, before: row.version, after: row.version + 1 },
          ]
        : [],
      reason: null,
      address: null,
      requestId: null,
      result: 'done',
      code: null,
    });
  };
