import type { Language } from '@trassa/contracts';
import type { OfficeEvent } from '@trassa/contracts/office';
import { slugOf } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { EventsStaffDeps } from '../events-staff-deps.ts';
import { freeSlug } from '../free-slug.ts';
import type { By } from '../stamp.ts';
import { checkEvent, type WantedEvent } from './check-event.ts';
import {
  countEventDependants,
  deleteEvent,
  type EventCardRow,
  insertEvent,
  lockEvent,
  updateEvent,
  updateEventStatus,
  updatePhoto,
} from './events.repository.ts';
import { eventValues, photoOf, presentEvent } from './present-event.ts';

export type EventActing = By & { readonly language: Language; readonly mayEdit: boolean };
type Following = Pick<EventsStaffDeps, 'followPlace'>;
type Shown = Promise<Result<Acted<{ readonly values: OfficeEvent }>>>;

export const eventObject = (publicId: string, title: string) => ({ kind: 'event', publicId, title });

const shown = async (tx: Tx, publicId: string, { language, now }: EventActing): Promise<{ values: OfficeEvent }> => {
  const row = await lockEvent(tx, publicId);
  if (!row) throw new Error(`event ${publicId} is gone`);
  return { values: presentEvent(row, language, toUnix(now)) };
};

/** POST /api/admin/events: a draft; what is not said of its sale is as the house has it (BO-161). */
export const createEvent = async (
  { saleDefaults }: Pick<EventsStaffDeps, 'saleDefaults'>,
  tx: Tx,
  typed: WantedEvent & { readonly event_type: string; readonly title_ru: string },
  acting: EventActing,
): Shown => {
  const { slug: given, ...rest } = typed;
  const checked = await checkEvent(tx, given ? typed : rest, null);
  if (!checked.ok) return checked;
  const wanted = checked.value;
  const slug = given || (await freeSlug(tx, slugOf(typed.title_ru)));
  const begin = await saleDefaults(tx);
  await insertEvent(
    tx,
    {
      event_type: typed.event_type,
      title_ru: typed.title_ru,
      title_en: wanted.title_en ?? null,
      description_ru: wanted.description_ru ?? '',
      description_en: wanted.description_en ?? null,
      slug,
      external_url: wanted.external_url ?? null,
      refund_policy: wanted.refund_policy === undefined ? begin.sale_tiers : wanted.refund_policy,
      transfers: wanted.transfers ?? begin.sale_transfers,
    },
    acting,
  );
  return ok({ answer: await shown(tx, slug, acting), object: eventObject(slug, typed.title_ru) });
};

const texts = new Set(['title_ru', 'title_en', 'description_ru', 'description_en']);
/** Texts are for whoever writes them; the rest needs `events.edit`. */
const isBeyondText = (wanted: object): boolean => Object.keys(wanted).some((field) => !texts.has(field));

/** PUT /api/admin/events/{id} */
export const changeEvent = async (
  { followPlace }: Following,
  tx: Tx,
  publicId: string,
  { version, ...typed }: WantedEvent & { readonly version: number },
  acting: EventActing,
): Shown => {
  if (isBeyondText(typed) && !acting.mayEdit)
    return refuse({ code: 'role_required', details: { right: 'events.edit' } });
  const row = await lockEvent(tx, publicId);
  if (!row) return notFound();
  const checked = await checkEvent(tx, typed, row);
  if (!checked.ok) return checked;
  const edited = editVersion({ version: row.version, values: eventValues(row) }, version, checked.value);
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) await updateEvent(tx, row.id, values, acting);
  if (values.slug !== publicId) await followPlace(tx, { kind: 'events', from: publicId, to: values.slug });
  return ok({ answer: await shown(tx, values.slug, acting), object: eventObject(publicId, values.title_ru), changes });
};

/** POST /api/admin/events/{id}/photo; `keep` answers its place below `/images/`, null takes it away. A refused one is kept nowhere. */
export const changePhoto = async (
  tx: Tx,
  publicId: string,
  { version, keep }: { readonly version: number; keep(): Promise<string | null> },
  acting: EventActing,
): Shown => {
  const row = await lockEvent(tx, publicId);
  if (!row) return notFound();
  const seen = editVersion({ version: row.version, values: { photo: photoOf(row) } }, version, {});
  if (!seen.ok) return seen;
  const photo = await keep();
  const edited = editVersion({ version: row.version, values: { photo: photoOf(row) } }, version, { photo });
  if (!edited.ok) return edited;
  const { changes } = edited.value;
  if (changes.length) await updatePhoto(tx, row.id, photo, acting);
  return ok({ answer: await shown(tx, publicId, acting), object: eventObject(publicId, row.titleRu), changes });
};

/** An event that was archived comes back as what its starts make it. */
const restored = ({ cities }: EventCardRow): EventCardRow['status'] =>
  cities.some(({ status }) => status !== 'draft') ? 'published' : 'draft';

/** PUT …/archive and …/restore: an event with a start ahead that visitors see stays where it is. */
export const moveEvent = async (
  tx: Tx,
  publicId: string,
  { version, to }: { readonly version: number; readonly to: 'archived' | 'restored' },
  acting: EventActing,
): Shown => {
  const row = await lockEvent(tx, publicId);
  if (!row) return notFound();
  const isAhead = row.cities.some(({ at, status }) => status === 'published' && at > toUnix(acting.now));
  if (
    (row.status === 'archived') !== (to === 'restored') ||
    (to === 'archived' && isAhead && row.status === 'published')
  )
    return refuse({ code: 'state' });
  const status = to === 'archived' ? 'archived' : restored(row);
  const edited = editVersion({ version: row.version, values: { status: row.status } }, version, { status });
  if (!edited.ok) return edited;
  await updateEventStatus(tx, row.id, status, acting);
  const { changes } = edited.value;
  return ok({ answer: await shown(tx, publicId, acting), object: eventObject(publicId, row.titleRu), changes });
};

/** DELETE /api/admin/events/{id} */
export const removeEvent = async (
  { followPlace }: Following,
  tx: Tx,
  publicId: string,
): Promise<Result<Acted<null>>> => {
  const row = await lockEvent(tx, publicId);
  if (!row) return notFound();
  const dependants = await countEventDependants(tx, row.id);
  if (dependants.length) return refuse({ code: 'has_dependants', details: { dependants } });
  if (row.status === 'published') return refuse({ code: 'state' });
  await deleteEvent(tx, row.id);
  await followPlace(tx, { kind: 'events', from: publicId, to: null });
  return ok({ answer: null, object: eventObject(publicId, row.titleRu) });
};
