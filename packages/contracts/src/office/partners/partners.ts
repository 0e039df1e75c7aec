import {
  lineCountMax,
  partnerStates,
  partnerTitleMax,
  partnerTitleMin,
  preparedDaysMax,
  preparedLinesMax,
  preparedStates,
} from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Kind, Money, Unix, values } from '../../entities/basic.ts';

import { History, historyQuery } from '../history.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { countOf } from '../lists/count.ts';
import { stamp, versionAndReason } from '../stamp.ts';

export const partnersList = declareList({
  name: 'partners',
  columns: ['title', 'created', 'used', 'baskets', 'state'],
  filters: { state: { kind: 'one_of', values: partnerStates } },
  sorts: { created: 'number' },
  defaultSort: '-created',
  search: true,
  views: { active: 'f.state=active', revoked: 'f.state=revoked' },
});
export const preparedList = declareList({
  name: 'prepared',
  columns: ['title', 'partner', 'lines', 'created', 'expires', 'opened', 'state'],
  filters: {
    state: { kind: 'one_of', values: preparedStates },
    made: { kind: 'one_of', values: ['house', 'partner'] },
    partner: { kind: 'one_of', values: 'ids' },
  },
  sorts: { created: 'number' },
  defaultSort: '-created',
  search: true,
  views: { house: 'f.made=house', partner: 'f.made=partner' },
});

const title = z.string().trim().min(partnerTitleMin, 'required').max(partnerTitleMax, 'too_long');
const partner = {
  public_id: Id,
  title: z.string(),
  created: Unix,
  /** null: nothing was prepared with it yet. */
  used: Unix.nullable(),
  /** Baskets that were made with it ever. */
  baskets: z.int(),
  state: z.enum(partnerStates),
};
export const PartnerRow = z.object(partner);
export type PartnerRow = z.infer<typeof PartnerRow>;
export const OfficePartner = z.object({ ...partner, ...stamp, may_edit: z.boolean() });
export type OfficePartner = z.infer<typeof OfficePartner>;

const prepared = {
  public_id: Id,
  /** '': a partner's. */
  title: z.string(),
  /** null: the house made it. */
  partner: z.object({ public_id: Id, title: z.string() }).nullable(),
  lines: z.int(),
  created: Unix,
  expires: Unix,
  /** How often somebody opened it; people who open it at one moment may count once. */
  opened: z.int(),
  state: z.enum(preparedStates),
};
export const PreparedRow = z.object(prepared);
export type PreparedRow = z.infer<typeof PreparedRow>;
export const OfficePrepared = z.object({
  ...prepared,
  ...stamp,
  url: z.string(),
  /** As a visitor would see it now; what is no more sold at all is missing. */
  goods: z.array(
    z.object({ title: z.string(), count: z.int(), price: Money, total: Money, problem: z.string().nullable() }),
  ),
  may_edit: z.boolean(),
});
export type OfficePrepared = z.infer<typeof OfficePrepared>;

/** What stands in a line beside the thing. */
const Choice = z.object({
  kind: Kind.nullable(),
  size: z.string().nullable(),
  proportion_public_id: z.string().nullable(),
  title: z.string(),
});
export const PreparedThing = z.object({
  selector: z.enum(['ticket', 'shop', 'insurance', 'certificate']),
  public_id: z.string(),
  title: z.string(),
  /** None: there is nothing to choose. */
  choices: z.array(Choice),
});
export type PreparedThing = z.infer<typeof PreparedThing>;

const key = { kind: 'partner_key', from: 'params.id' } as const;
const basket = { kind: 'prepared_basket', from: 'params.id' } as const;

/** Keys of partners who prepare baskets (back-office.md 3.10); of a key its hash alone is kept. */
export const officePartners = {
  list: call({
    method: 'GET',
    path: '/api/admin/partner_keys',
    auth: 'staff',
    right: 'partners.view',
    scope: 'list',
    act: null,
    summary: 'Keys of partners, revoked ones too; never the key itself',
    query: ListQuery,
    responses: { 200: listOf(PartnerRow) },
  }),
  count: countOf('/api/admin/partner_keys', 'partners.view'),
  read: call({
    method: 'GET',
    path: '/api/admin/partner_keys/{id}',
    auth: 'staff',
    right: 'partners.view',
    scope: key,
    act: null,
    summary: 'One key of a partner',
    params: idParam,
    responses: { 200: values(OfficePartner) },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/partner_keys/{id}/history',
    auth: 'staff',
    right: 'partners.view',
    scope: key,
    act: null,
    summary: 'What was done to a key, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/partner_keys',
    auth: 'staff',
    right: 'partners.edit',
    scope: 'house',
    act: 'partner_key.create',
    again: true,
    // An answer that is kept would keep the key.
    keyless: true,
    summary: 'A key, answered this once',
    body: z.object({ title }),
    responses: { 200: values(z.object({ public_id: Id, key: z.string() })) },
  }),
  revoke: call({
    method: 'PUT',
    path: '/api/admin/partner_keys/{id}/revoke',
    auth: 'staff',
    right: 'partners.edit',
    scope: key,
    act: 'partner_key.revoke',
    again: true,
    summary: 'Nothing is prepared with it any more, for good; baskets that were made stay',
    params: idParam,
    body: versionAndReason,
    responses: { 200: values(OfficePartner) },
  }),
};

/** Prepared baskets (DEC-21): those of the house, and those of partners. */
export const officePrepared = {
  list: call({
    method: 'GET',
    path: '/api/admin/baskets',
    auth: 'staff',
    right: 'partners.view',
    scope: 'list',
    act: null,
    summary: 'Prepared baskets that have not been swept yet',
    query: ListQuery,
    responses: { 200: listOf(PreparedRow) },
  }),
  count: countOf('/api/admin/baskets', 'partners.view'),
  things: call({
    method: 'GET',
    path: '/api/admin/baskets/things',
    auth: 'staff',
    right: 'partners.baskets',
    scope: 'house',
    act: null,
    summary: 'Things on sale that a basket may have, at most 300 of a kind',
    responses: { 200: values(z.array(PreparedThing)) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/baskets/{id}',
    auth: 'staff',
    right: 'partners.view',
    scope: basket,
    act: null,
    summary: 'One prepared basket, at the prices of this moment',
    params: idParam,
    responses: { 200: values(OfficePrepared) },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/baskets/{id}/history',
    auth: 'staff',
    right: 'partners.view',
    scope: basket,
    act: null,
    summary: 'What was done to a basket, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/baskets',
    auth: 'staff',
    right: 'partners.baskets',
    scope: 'house',
    act: 'prepared_basket.create',
    summary: `A basket of the house, to be opened for up to ${preparedDaysMax} days; a line that could not be bought now is refused by its place`,
    body: z.object({
      title,
      days: z.int().min(1).max(preparedDaysMax),
      goods: z
        .array(
          z.object({
            selector: z.string().max(40),
            public_id: z.string().max(64),
            count: z.int().min(1).max(lineCountMax),
            kind: Kind.optional(),
            size: z.string().max(40).optional(),
            proportion_public_id: z.string().max(64).optional(),
            promocode: z.string().max(64).optional(),
          }),
        )
        .min(1, 'required')
        .max(preparedLinesMax),
    }),
    responses: { 200: values(OfficePrepared) },
  }),
  end: call({
    method: 'PUT',
    path: '/api/admin/baskets/{id}/end',
    auth: 'staff',
    right: 'partners.baskets',
    scope: basket,
    act: 'prepared_basket.end',
    summary: 'Its link opens nothing from now on; baskets that were filled by it stay',
    params: idParam,
    body: versionAndReason,
    responses: { 200: values(OfficePrepared) },
  }),
};
