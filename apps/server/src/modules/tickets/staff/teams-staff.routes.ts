import { officeTeams } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { type Clock, toUnix } from '../../../kernel/clock.ts';
import { ok } from '../../../kernel/result.ts';
import { say } from '../../../kernel/say.ts';
import type { Database } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/index.ts';
import { selectTeamHoles } from './team-holes.repository.ts';

/** Teams in the back office. */
export const teamsStaffRoutes = (
  app: FastifyInstance,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void => {
  bind(app, officeTeams.holes, async ({ query: { limit }, language, staff: { reach } }) => {
    const now = clock();
    const rows = await selectTeamHoles(db, { reach, now, limit });
    return ok({
      values: rows.map((row) => ({
        public_id: row.publicId,
        title: row.title,
        number: row.number,
        format: { public_id: row.formatPublicId, title: say(language, row.formatRu, row.formatEn) },
        start: {
          public_id: row.startPublicId,
          title: say(language, row.titleRu, row.titleEn),
          starts: toUnix(row.starts),
          timezone: row.timezone,
        },
        members: row.taken,
        size: row.maxCount,
        since: toUnix(row.since ?? now),
      })),
      total: { count: rows[0]?.total ?? 0, exact: true },
    });
  });
};
