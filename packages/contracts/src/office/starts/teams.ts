import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, Unix } from '../../entities/basic.ts';

/** A team of a fixed count that lacks somebody. */
export const TeamHole = z.object({
  public_id: Id,
  title: z.string(),
  number: z.int().nullable(),
  format: z.object({ public_id: Id, title: z.string() }),
  start: z.object({ public_id: Id, title: z.string(), starts: Unix, timezone: z.string() }),
  members: z.int(),
  size: z.int(),
  since: Unix,
});
export type TeamHole = z.infer<typeof TeamHole>;

/** Teams (back-office.md 5.8). */
export const officeTeams = {
  holes: call({
    method: 'GET',
    path: '/api/admin/teams/holes',
    auth: 'staff',
    right: 'teams.view',
    scope: 'list',
    act: null,
    summary: 'Fixed teams in reach that have lacked somebody for a day, until their start; the longest first',
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(25) }),
    responses: {
      200: z.object({ values: z.array(TeamHole), total: z.object({ count: z.int(), exact: z.boolean() }) }),
    },
  }),
};
