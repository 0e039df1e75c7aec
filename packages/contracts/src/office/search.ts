import { type SearchKind, searchKinds, soughtMax } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../call.ts';

const kinds = Object.keys(searchKinds) as [SearchKind, ...SearchKind[]];
const Kind = z.enum(kinds);

/** A thing that was found. E-mails and phones stand in it masked; `path` is that of its page below `/admin`. */
export const OfficeHit = z.object({
  kind: Kind,
  public_id: z.string(),
  title: z.string(),
  detail: z.string(),
  state: z.string().nullable(),
  path: z.string(),
});
export type OfficeHit = z.infer<typeof OfficeHit>;

/** One field that finds anybody by anything (back-office.md 3.3). */
export const officeSearch = {
  search: call({
    method: 'GET',
    path: '/api/admin/search',
    auth: 'staff',
    right: 'people.find',
    scope: 'list',
    act: null,
    summary: 'People, tickets, orders and all else that a typed text may mean, by kind, at most five of each',
    query: z.object({
      q: z.string().max(soughtMax),
      /** Comma list; all that may be seen by default. */
      kinds: z.string().max(200).optional(),
    }),
    responses: {
      200: z.object({
        values: z.array(z.object({ kind: Kind, items: z.array(OfficeHit), more: z.boolean() })),
        took_ms: z.int(),
      }),
    },
  }),
};
