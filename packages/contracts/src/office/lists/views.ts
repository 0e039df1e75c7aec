import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Message, values } from '../../entities/basic.ts';

/** Saved views of a list that a person has at most, and signs of the name of one. */
export const viewsMost = 20;
export const viewNameMost = 40;

/** Screens that show a declared list in a place of their own, with views and columns of their own. */
export const screensOfLists = { participants: 'tickets' } as const;

const View = z.object({
  public_id: Id,
  name: z.string(),
  /** Filters and sort of the list call, as an address has them. */
  query: z.string(),
  shared: z.boolean(),
  /** Whether the person may rename, change, delete it. */
  can_change: z.boolean(),
});
export type View = z.infer<typeof View>;

const columnName = z.string().regex(/^[a-z_]{1,40}$/);
/** Columns in their order, and those that are not shown; a column that is in neither came later and is shown last. */
const Columns = z.object({ order: z.array(columnName).max(60), hidden: z.array(columnName).max(60) });
export type ListColumns = z.infer<typeof Columns>;

const list = z.string().max(40);
const name = z.string().trim().min(1, 'required').max(viewNameMost, 'too_long');
const query = z.string().max(2000);

/**
 * Saved views and columns of the lists (back-office.md 3.1, 4.3). Whoever may open a list has them, so these calls ask for a
 * session and for the right of the list that they name.
 */
export const officeViews = {
  list: call({
    method: 'GET',
    path: '/api/admin/views',
    auth: 'full',
    summary: 'Own and shared views of a list, and the columns that the person shows; null: as the screen has them',
    query: z.object({ list }),
    responses: { 200: values(z.object({ views: z.array(View), columns: Columns.nullable() })) },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/views',
    auth: 'full',
    summary: 'Saves filters and sort by a name, for oneself; shared with everybody by `staff.manage`',
    body: z.object({ list, name, query, shared: z.boolean().default(false) }),
    responses: { 200: values(View) },
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/views/{id}',
    auth: 'full',
    summary: 'Another name, query, or whether it is shared: an own one, a shared one by `staff.manage`',
    params: idParam,
    body: z.object({ name: name.optional(), query: query.optional(), shared: z.boolean().optional() }),
    responses: { 200: values(View) },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/admin/views/{id}',
    auth: 'full',
    summary: 'Deletes an own view, a shared one by `staff.manage`',
    params: idParam,
    responses: { 200: Message },
  }),
  setColumns: call({
    method: 'PUT',
    path: '/api/admin/columns',
    auth: 'full',
    summary: 'Which columns of a list the person shows, and in which order; null: as the screen has them',
    body: z.object({ list, columns: Columns.nullable() }),
    responses: { 200: Message },
  }),
};
