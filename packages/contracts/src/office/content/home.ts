import { homeSections, leadingMost, pinnedMost } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { stamp, Version } from '../stamp.ts';

const Slot = z.object({ is_shown: z.boolean(), starts_at: Unix.nullable(), ends_at: Unix.nullable() });
const slots = { season: Slot, signs: Slot, stories: Slot, goods: Slot, news: Slot, partners: Slot };
const Section = z.enum(homeSections);
const HomeFields = z.object({
  /** All blocks below the next starts, each once. */
  sections: z.array(Section).max(homeSections.length),
  ...slots,
  /** Events: the first of them that sells now is on the poster. */
  leading: z.array(Id).max(leadingMost),
  /** News before the latest ones. */
  pinned: z.array(Id).max(pinnedMost),
});

const Named = z.object({
  public_id: Id,
  title: z.string(),
  /** Visitors may see it now. */
  is_shown: z.boolean(),
});
export const OfficeHome = z.object({
  sections: z.array(Section),
  ...slots,
  leading: z.array(Id),
  pinned: z.array(Id),
  /** Those of `leading` and `pinned` that there still are. */
  events: z.array(Named),
  items: z.array(Named),
  may_edit: z.boolean(),
  ...stamp,
});
export type OfficeHome = z.infer<typeof OfficeHome>;

const home = { kind: 'home_page', from: 'params.id' } as const;
const answered = { 200: values(OfficeHome) } as const;

/** What the first page shows (back-office.md 3.9); there is one, by the id `home`. */
export const officeHome = {
  read: call({
    method: 'GET',
    path: '/api/admin/home_slots/{id}',
    auth: 'staff',
    right: 'content.view',
    scope: home,
    act: null,
    summary: 'What the first page shows, in which order and when',
    params: idParam,
    responses: answered,
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/home_slots/{id}/history',
    auth: 'staff',
    right: 'content.view',
    scope: home,
    act: null,
    summary: 'What was changed of the first page, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/home_slots/{id}',
    auth: 'staff',
    right: 'content.publish',
    scope: home,
    act: 'home.change',
    summary: 'Changes the first page, which the site shows at once',
    params: idParam,
    body: z.object({ version: Version, ...HomeFields.partial().shape }),
    responses: answered,
  }),
};
