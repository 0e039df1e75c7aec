import { startsList } from '@trassa/contracts/office';
import { notFound } from '../../../../kernel/result.ts';
import type { BulkOwner } from '../../../runs/index.ts';
import type { EventsStaffDeps } from '../events-staff-deps.ts';
import { selectStartIds } from './list/starts-list.repository.ts';
import { type LifeAct, liveStart } from './live-start.ts';
import { lockStart } from './start-card.repository.ts';

/** What is done to many starts at once; each by the same code as to one. */
export const bulkOfStarts = (deps: EventsStaffDeps): BulkOwner<typeof startsList> => {
  const living = (act: LifeAct): BulkOwner['acts'][string] => ({
    act: `start.${act}`,
    async run(tx, { id, userId, reason }) {
      const now = deps.clock();
      const row = await lockStart(tx, id, now);
      if (!row) return notFound();
      const acting = { userId, language: 'ru', now, mayEdit: true } as const;
      return liveStart(deps, tx, id, { act, version: row.version, ...(reason && { reason }) }, acting);
    },
  });
  return {
    list: startsList,
    kind: 'start',
    select: selectStartIds,
    acts: {
      stop_sale: living('stop_sale'),
      resume_sale: living('resume_sale'),
      hide: living('hide'),
      archive: living('archive'),
      restore: living('restore'),
    },
  };
};
