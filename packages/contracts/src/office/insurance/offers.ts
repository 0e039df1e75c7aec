import {
  linkMax,
  offerDaysMost,
  offerDelayMost,
  offerFootnoteMost,
  offerNameMost,
  offerPriceMost,
  offersMost,
  offerStates,
  offerSubtitleMost,
  offerTitleMost,
} from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { countOf } from '../lists/count.ts';
import { stamp, Version } from '../stamp.ts';

export const offersList = declareList({
  name: 'offers',
  columns: ['name', 'price', 'days', 'scope', 'sold', 'state'],
  filters: {
    state: { kind: 'one_of', values: offerStates },
    starts: { kind: 'one_of', values: ['with_start', 'own_day'] },
    scope: { kind: 'one_of', values: ['any', 'some'] },
  },
  sorts: { place: 'number' },
  defaultSort: 'place',
  search: true,
  views: { sold: 'f.state=published', hidden: 'f.state=draft' },
});

const title = z.string().trim().max(offerTitleMost);
const name = z.string().trim().max(offerNameMost);
const subtitle = z.string().trim().max(offerSubtitleMost);
const footnote = z.string().trim().max(offerFootnoteMost);
/** As it is typed; its limit is of what is left when it is cleaned. */
const text = z.string().max(200_000);
const ids = z.array(Id).max(200);

const OfferFields = z.object({
  name_ru: name.min(1, 'required'),
  name_en: name.nullable(),
  title_ru: title.min(1, 'required'),
  title_en: title.nullable(),
  subtitle_ru: subtitle,
  subtitle_en: subtitle.nullable(),
  description_ru: text,
  description_en: text.nullable(),
  footnote_ru: footnote,
  footnote_en: footnote.nullable(),
  /** Where the conditions stand: a path of the site or an address of another one; '' for none yet. */
  legals: z.string().trim().max(linkMax),
  /** Roubles. */
  price: z.number().min(0).max(offerPriceMost).multipleOf(0.01),
  days: z.int().min(1).max(offerDaysMost),
  /** Days from the payment to the first one on which it can begin. */
  delay_days: z.int().min(0).max(offerDelayMost),
  /** true: begins with the start of the format, false: on a day that the buyer types. */
  with_start: z.boolean(),
  /** Public ids; none: any. */
  event_types: ids,
  formats: ids,
  /** Offered first for what it is for. */
  is_default: z.boolean(),
});

/** What stands is answered whatever its length: limits are of what is typed. */
const said = {
  name_ru: z.string(),
  name_en: z.string().nullable(),
  title_ru: z.string(),
  title_en: z.string().nullable(),
  subtitle_ru: z.string(),
  subtitle_en: z.string().nullable(),
  description_ru: z.string(),
  description_en: z.string().nullable(),
  footnote_ru: z.string(),
  footnote_en: z.string().nullable(),
  legals: z.string(),
  price: z.number(),
  days: z.number(),
  delay_days: z.number(),
  with_start: z.boolean(),
  event_types: z.array(Id),
  formats: z.array(Id),
  is_default: z.boolean(),
};
const Said = z.object(said);
export type OfferSaid = z.infer<typeof Said>;

const Named = z.object({ public_id: Id, title: z.string() });
/** Names of what it is for; null: any start, none: what it was for is gone. */
const Scope = z.array(z.string()).nullable();
const head = {
  public_id: Id,
  state: z.enum(offerStates),
  /** Policies of it, those that were cancelled too. */
  sold: z.int(),
};

export const OfficeOfferRow = z.object({
  ...head,
  name: z.string(),
  title: z.string(),
  price: z.number(),
  days: z.number(),
  with_start: z.boolean(),
  is_default: z.boolean(),
  scope: Scope,
});
export type OfficeOfferRow = z.infer<typeof OfficeOfferRow>;

export const OfficeOffer = z.object({
  ...head,
  title: z.string(),
  ...said,
  scope: Scope,
  /** Types and formats that it is for, by name: what is over is not offered any more. */
  named: z.array(Named),
  /** From 1 on, among how many. */
  place: z.int(),
  places: z.int(),
  may_edit: z.boolean(),
  ...stamp,
});
export type OfficeOffer = z.infer<typeof OfficeOffer>;

const offer = { kind: 'insurance_offer', from: 'params.id' } as const;
const answered = { 200: values(OfficeOffer) } as const;
const versioned = { params: idParam, body: z.object({ version: Version }), responses: answered } as const;

/** Offers of insurance (back-office.md 3.8): what is bought next; sold policies keep what they were sold by. */
export const officeOffers = {
  list: call({
    method: 'GET',
    path: '/api/admin/insurance_offers',
    auth: 'staff',
    right: 'insurance.view',
    scope: 'list',
    act: null,
    summary: 'Offers of insurance in their order, hidden ones too',
    query: ListQuery,
    responses: { 200: listOf(OfficeOfferRow) },
  }),
  count: countOf('/api/admin/insurance_offers', 'insurance.view'),
  targets: call({
    method: 'GET',
    path: '/api/admin/insurance_offers/targets',
    auth: 'staff',
    right: 'insurance.edit',
    scope: 'house',
    act: null,
    summary: 'What an offer may be for: series, and coming formats that can be insured, by their start',
    responses: {
      200: z.object({ event_types: z.array(Named), starts: z.array(Named.extend({ formats: z.array(Named) })) }),
    },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/insurance_offers/{id}',
    auth: 'staff',
    right: 'insurance.view',
    scope: offer,
    act: null,
    summary: 'One offer of insurance',
    params: idParam,
    responses: answered,
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/insurance_offers/{id}/history',
    auth: 'staff',
    right: 'insurance.view',
    scope: offer,
    act: null,
    summary: 'What was done to an offer, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/insurance_offers',
    auth: 'staff',
    right: 'insurance.edit',
    scope: 'house',
    act: 'insurance_offer.create',
    summary: `A hidden offer behind the others, which are at most ${offersMost}`,
    body: OfferFields.partial().required({ name_ru: true, title_ru: true, price: true, days: true }),
    responses: answered,
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/insurance_offers/{id}',
    auth: 'staff',
    right: 'insurance.edit',
    scope: offer,
    act: 'insurance_offer.change',
    summary: 'Changes what is bought next; orders and policies that were made keep theirs',
    params: idParam,
    body: OfferFields.partial().extend({ version: Version }),
    responses: answered,
  }),
  place: call({
    method: 'PUT',
    path: '/api/admin/insurance_offers/{id}/place',
    auth: 'staff',
    right: 'insurance.edit',
    scope: offer,
    act: 'insurance_offer.place',
    summary: 'Its place among the offers, from 1 on; beyond the last one is the last one',
    params: idParam,
    body: z.object({ version: Version, place: z.int().min(1).max(offersMost) }),
    responses: answered,
  }),
  publish: call({
    ...versioned,
    method: 'PUT',
    path: '/api/admin/insurance_offers/{id}/publish',
    auth: 'staff',
    right: 'insurance.edit',
    scope: offer,
    act: 'insurance_offer.publish',
    summary: 'On sale from now on',
  }),
  hide: call({
    ...versioned,
    method: 'PUT',
    path: '/api/admin/insurance_offers/{id}/hide',
    auth: 'staff',
    right: 'insurance.edit',
    scope: offer,
    act: 'insurance_offer.hide',
    summary: 'Nobody buys it any more; policies that were sold stay',
  }),
};
