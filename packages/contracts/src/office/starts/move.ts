import { z } from 'zod';
import { call } from '../../call.ts';
import { GeoId, Id, idParam, Kind, Money, Unix, values } from '../../entities/basic.ts';
import { Version } from '../stamp.ts';
import { OfficeStart } from './start-shown.ts';

const place = z.string().trim().max(200);
const letter = z.string().trim().max(2000);

const AskedMove = z.object({
  version: Version,
  start_time: Unix,
  /** Absent: where it was. */
  city: GeoId.optional(),
  address_ru: place.optional(),
  address_en: place.nullable().optional(),
  place_ru: place.optional(),
  place_en: place.nullable().optional(),
  /** What moves with the day beside the day itself. */
  shift: z.object({ sale_end: z.boolean(), registration_end: z.boolean(), prices: z.boolean() }),
});
export type AskedMove = z.infer<typeof AskedMove>;

const MoveEffects = z.object({
  before: z.object({ start_time: Unix, timezone: z.string(), city: z.string(), address: z.string() }),
  after: z.object({ start_time: Unix, timezone: z.string(), city: z.string(), address: z.string() }),
  /** Tickets that stay valid for the new day. */
  tickets: z.int(),
  /** Mailboxes of holders and buyers that a letter goes to. */
  letters: z.int(),
  /** Policies that begin with the start and move with it, and those that stay on their day. */
  policies: z.object({ moved: z.int(), kept: z.int() }),
  /** Tickets whose participant is of another age on the new day than the format takes. */
  misfits: z.object({ count: z.int(), tickets: z.array(z.object({ public_id: Id, number: z.string() })) }),
  formats: z.array(z.object({ title: z.string(), start_time: Unix, registration_end: Unix })),
  /** Coming prices that were to move with the day; `to` null: all of this kind stay, because one would begin in the past or with another. */
  prices: z.array(z.object({ format: z.string(), kind: Kind, price: Money, starts_at: Unix, to: Unix.nullable() })),
});
export type MoveEffects = z.infer<typeof MoveEffects>;

const start = { kind: 'start', from: 'params.id' } as const;

/** A start on another day or in another place (back-office.md 5.2, BO-049…054). */
export const officeMoves = {
  quote: call({
    method: 'POST',
    path: '/api/admin/event_cities/{id}/move/quote',
    auth: 'staff',
    right: 'events.move',
    scope: start,
    act: 'start.move_quote',
    summary: 'What moving it would do; changes nothing',
    params: idParam,
    body: AskedMove,
    responses: { 200: values(MoveEffects) },
  }),
  move: call({
    method: 'POST',
    path: '/api/admin/event_cities/{id}/move',
    auth: 'staff',
    right: 'events.move',
    again: true,
    scope: start,
    act: 'start.move',
    summary: 'Moves it with its formats and policies; whoever has a ticket gets one letter, by a run',
    params: idParam,
    body: AskedMove.extend({
      /** Until then whoever bought before returns the whole by himself; null: by the tiers. */
      free_return_until: Unix.nullable(),
      /** What the letter says beside the facts; null: no letter. */
      letter: z.object({ ru: letter, en: letter }).nullable(),
      reason: z.string().trim().min(5, 'reason').max(500),
    }),
    responses: { 200: values(OfficeStart) },
  }),
};
