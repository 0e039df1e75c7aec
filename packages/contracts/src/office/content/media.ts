import { mediaActs, mediaKinds } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Img, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { countOf } from '../lists/count.ts';

/** Things that are named beside a picture in the list. */
export const mediaThingsShown = 3;

export const mediaList = declareList({
  name: 'media',
  columns: ['picture', 'things', 'since'],
  filters: {
    use: { kind: 'one_of', values: ['used', 'unused'] },
    kind: { kind: 'one_of', values: mediaKinds },
  },
  sorts: { since: 'moment' },
  defaultSort: '-since',
  search: false,
  views: { unused: 'f.use=unused' },
});

const Thing = z.object({
  kind: z.enum(mediaKinds),
  public_id: Id,
  title: z.string(),
  /** It is written or shown now; false: only versions that are kept show it. */
  is_now: z.boolean(),
  /** Versions that are kept and show it. */
  versions: z.int(),
});

const row = {
  public_id: Id,
  /** Below `/images/`. */
  picture: Img,
  /** The first of the things that show it, and how many there are. */
  things: z.array(Thing),
  count: z.int(),
  /** When it was uploaded, or what shows it changed last. */
  since: Unix,
};
export const OfficeMediaRow = z.object(row);
export type OfficeMediaRow = z.infer<typeof OfficeMediaRow>;

export const OfficeMedia = z.object({
  ...row,
  /** Pixels, and the shape, of a picture in its place. */
  least: z.object({
    width: z.int(),
    height: z.int(),
    /** Width to height; null: any. */
    shape: z.array(z.int()).nullable(),
  }),
  /** What the person who asks may do now. */
  can: z.array(z.enum(mediaActs)),
  /** Things whose pictures the person may not change: while there are some, nor this one. */
  beyond: z.array(Thing),
  /** Nothing shows it, and it may be removed from then on; null: something does. */
  rests_until: Unix.nullable(),
  version: z.int(),
  created: Unix,
});
export type OfficeMedia = z.infer<typeof OfficeMedia>;

const media = { kind: 'media', from: 'params.id' } as const;
const versioned = z.object({ version: z.coerce.number().int().min(1) });

/** Pictures that were uploaded, with what shows them (back-office.md 3.9). */
export const officeMedia = {
  list: call({
    method: 'GET',
    path: '/api/admin/media',
    auth: 'staff',
    right: 'content.view',
    scope: 'list',
    act: null,
    summary: 'Uploaded pictures and what shows each, those that changed last first',
    query: ListQuery,
    responses: { 200: listOf(OfficeMediaRow) },
  }),
  count: countOf('/api/admin/media', 'content.view'),
  read: call({
    method: 'GET',
    path: '/api/admin/media/{id}',
    auth: 'staff',
    right: 'content.view',
    scope: media,
    act: null,
    summary: 'One picture with up to 200 things that show it',
    params: idParam,
    responses: { 200: values(OfficeMedia) },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/media/{id}/history',
    auth: 'staff',
    right: 'content.view',
    scope: media,
    act: null,
    summary: 'What was done to a picture, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  replace: call({
    method: 'POST',
    path: '/api/admin/media/{id}/replace',
    auth: 'staff',
    right: 'content.publish',
    scope: media,
    act: 'media.replace',
    summary:
      'Another picture, in the field `file`, wherever this one is shown, drafted or kept, but for legal texts, letters and other texts that stay as they are; answers the new one. Asks for the right of every thing that shows it',
    params: idParam,
    query: versioned,
    multipart: true,
    responses: { 200: values(z.object({ public_id: Id })) },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/admin/media/{id}',
    auth: 'staff',
    right: 'content.publish',
    scope: media,
    act: 'media.remove',
    summary: 'Removes a picture that nothing has shown for an hour, with its file',
    params: idParam,
    query: versioned,
    responses: { 200: values(z.object({ public_id: Id })) },
  }),
};
