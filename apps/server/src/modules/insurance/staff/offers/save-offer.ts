import type { MessageSpec } from '@trassa/contracts';
import type { OfferSaid } from '@trassa/contracts/office';
import { isSiteLink, missingOfOffer, offersMost, offerTextMost } from '@trassa/rules';
import { cleanHtml } from '../../../../kernel/clean-html.ts';
import { randomId } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import {
  lockOfferRow,
  type NamedScope,
  type OfferOfficeRow,
  selectFormats,
  selectTypes,
} from './offer-rows.repository.ts';
import { offerObject, offerValues } from './present-offer.ts';
import {
  type By,
  countOffers,
  findRival,
  insertOffer,
  lockOffers,
  type ScopeIds,
  stampOffer,
  updateOffer,
} from './write-offers.repository.ts';

/** The id of what was saved; what it is now is read once it is committed. */
export type Saved = { readonly id: string };
export type Done = Promise<Result<Acted<Saved>>>;
export type Changing = { readonly publicId: string; readonly version: number };
export type Problems = Readonly<Record<string, MessageSpec>>;
type Typed = { readonly [F in keyof OfferSaid]?: OfferSaid[F] | undefined };

const orNull = (text: string | null): string | null => (text?.trim() ? text : null);
const inOrder = (ids: readonly string[]): string[] => [...new Set(ids)].toSorted();

/** What was typed, as it is kept. */
const clean = (typed: Typed): Typed => ({
  ...typed,
  ...(typed.name_en !== undefined && { name_en: orNull(typed.name_en) }),
  ...(typed.title_en !== undefined && { title_en: orNull(typed.title_en) }),
  ...(typed.subtitle_en !== undefined && { subtitle_en: orNull(typed.subtitle_en) }),
  ...(typed.footnote_en !== undefined && { footnote_en: orNull(typed.footnote_en) }),
  ...(typed.description_ru !== undefined && { description_ru: cleanHtml(typed.description_ru) }),
  ...(typed.description_en !== undefined && { description_en: orNull(cleanHtml(typed.description_en ?? '')) }),
  ...(typed.event_types !== undefined && { event_types: inOrder(typed.event_types) }),
  ...(typed.formats !== undefined && { formats: inOrder(typed.formats) }),
});

const problemsOf = (values: OfferSaid): Problems => {
  const long: MessageSpec = { id: 'too_long', max: offerTextMost };
  return {
    ...(values.legals !== '' && !isSiteLink(values.legals) && { legals: { id: 'site_link' } as const }),
    ...(values.description_ru.length > offerTextMost && { description_ru: long }),
    ...((values.description_en?.length ?? 0) > offerTextMost && { description_en: long }),
  };
};

type Scope = ScopeIds & { readonly named: readonly NamedScope[]; readonly problems: Problems };

const sorted = (found: readonly { readonly id: number }[]): number[] =>
  found.map(({ id }) => id).toSorted((a, b) => a - b);

/** What it is for, of the changes alone: what was deleted since an offer was made for it does not make it one for everything. */
const findScope = async (tx: Tx, typed: Pick<Typed, 'event_types' | 'formats'>, kept: ScopeIds): Promise<Scope> => {
  const types = typed.event_types && (await selectTypes(tx, typed.event_types));
  const formats = typed.formats && (await selectFormats(tx, typed.formats));
  return {
    eventTypeIds: types ? sorted(types) : kept.eventTypeIds,
    formatIds: formats ? sorted(formats) : kept.formatIds,
    named: [...(types ?? []), ...(formats ?? [])],
    problems: {
      ...(types && types.length < (typed.event_types?.length ?? 0) && { event_types: { id: 'option' } as const }),
      ...(formats && formats.length < (typed.formats?.length ?? 0) && { formats: { id: 'option' } as const }),
    },
  };
};

/** What keeps an offer from being sold: what is missing, or another one that is the usual one for the same. INS-29 */
export const problemsOnSale = async (tx: Tx, id: number, values: OfferSaid, scope: ScopeIds): Promise<Problems> => {
  const rival = values.is_default ? await findRival(tx, id, scope) : null;
  return {
    ...Object.fromEntries(missingOfOffer(values).map((field) => [field, { id: 'required' } as const])),
    ...(rival !== null && { is_default: { id: 'offer_default', title: rival } as const }),
  };
};

/** A history tells what an offer is for by names. */
const inWords = (changes: readonly Change[], named: readonly NamedScope[]): Change[] => {
  const names = new Map(named.map(({ publicId, ru }) => [publicId, ru]));
  const word = (value: unknown): unknown =>
    Array.isArray(value) ? value.map((id: unknown) => names.get(String(id)) ?? id) : value;
  return changes.map((change) =>
    change.field === 'event_types' || change.field === 'formats'
      ? { ...change, before: word(change.before), after: word(change.after) }
      : change,
  );
};

const nothing: OfferSaid = {
  name_ru: '',
  name_en: null,
  title_ru: '',
  title_en: null,
  subtitle_ru: '',
  subtitle_en: null,
  description_ru: '',
  description_en: null,
  footnote_ru: '',
  footnote_en: null,
  legals: '',
  price: 0,
  days: 1,
  delay_days: 0,
  with_start: true,
  event_types: [],
  formats: [],
  is_default: false,
};
const isSaid = (value: unknown): boolean =>
  value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);

/** POST /api/admin/insurance_offers: nobody outside sees it yet. */
export const createOffer = async (tx: Tx, typed: Typed, by: By): Done => {
  await lockOffers(tx);
  if ((await countOffers(tx)) >= offersMost)
    return refuse({ code: 'state', message: { id: 'offers_most', max: offersMost } });
  const given = Object.entries(clean(typed)).filter(([, value]) => value !== undefined);
  const values: OfferSaid = { ...nothing, ...Object.fromEntries(given) };
  const scope = await findScope(tx, values, { eventTypeIds: [], formatIds: [] });
  const errors = { ...problemsOf(values), ...scope.problems };
  if (Object.keys(errors).length) return invalid(errors);
  const publicId = randomId();
  await insertOffer(tx, publicId, { values, scope }, by);
  const changes = Object.entries(values)
    .filter(([, value]) => isSaid(value))
    .map(([field, after]): Change => ({ field, before: null, after }));
  return ok({
    answer: { id: publicId },
    object: offerObject(publicId, values.title_ru),
    changes: [...inWords(changes, scope.named), { field: versionField, before: 0, after: 1 }],
  });
};

const namedOf = ({ eventTypes, formats }: OfferOfficeRow): NamedScope[] => [...eventTypes, ...formats];

/** PUT /api/admin/insurance_offers/{id}: of what is bought next; orders and policies have terms of their own. INS-27 */
export const changeOffer = async (tx: Tx, { publicId, version }: Changing, typed: Typed, by: By): Done => {
  await lockOffers(tx);
  const row = await lockOfferRow(tx, publicId);
  if (!row) return notFound();
  const wanted = clean(typed);
  const edited = editVersion({ version: row.version, values: offerValues(row) }, version, wanted);
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (!changes.length) return ok({ answer: { id: publicId }, object: offerObject(publicId, values.title_ru), changes });
  const isChanged = (name: string): boolean => changes.some(({ field }) => field === name);
  const scope = await findScope(
    tx,
    {
      event_types: isChanged('event_types') ? wanted.event_types : undefined,
      formats: isChanged('formats') ? wanted.formats : undefined,
    },
    row,
  );
  const errors = {
    ...problemsOf(values),
    ...scope.problems,
    ...(row.status === 'published' && (await problemsOnSale(tx, row.id, values, scope))),
  };
  if (Object.keys(errors).length) return invalid(errors);
  await updateOffer(tx, row.id, { values, scope });
  await stampOffer(tx, row.id, by);
  return ok({
    answer: { id: publicId },
    object: offerObject(publicId, values.title_ru),
    changes: inWords(changes, [...namedOf(row), ...scope.named]),
  });
};
