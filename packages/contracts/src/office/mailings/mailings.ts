import {
  mailingBlocksMax,
  mailingKinds,
  mailingLabelMax,
  mailingLinkMax,
  mailingPreheaderMax,
  mailingStates,
  mailingSubjectMax,
  mailingTestMax,
  mailingTextMax,
  mailingTicketStates,
  mailingTitleMax,
} from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { GeoId, Id, idParam, ISODate, Kind, Message, Unix, values } from '../../entities/basic.ts';
import { Approval } from '../approvals.ts';
import { History, historyQuery } from '../history.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { countOf } from '../lists/count.ts';
import { stamp, Version } from '../stamp.ts';

export const mailingsList = declareList({
  name: 'mailings',
  columns: ['title', 'kind', 'start', 'state', 'at', 'sent', 'refused', 'created'],
  filters: {
    state: { kind: 'one_of', values: mailingStates },
    kind: { kind: 'one_of', values: mailingKinds },
    start: { kind: 'one_of', values: 'ids' },
    created: { kind: 'range', of: 'moment' },
  },
  sorts: { created: 'number' },
  defaultSort: '-created',
  search: true,
  views: {
    drafts: 'f.state=draft',
    coming: 'f.state=waiting&f.state=scheduled',
    going: 'f.state=sending&f.state=paused',
    over: 'f.state=done&f.state=stopped',
  },
});

const Language = z.enum(['ru', 'en']);
const Start = z.object({ public_id: Id, title: z.string(), timezone: z.string() }).nullable();

/** Longer than the rules allow, so that a draft is kept as it is typed and told what is wrong before it goes. */
const typed = (most: number) => z.string().max(most * 2);
const Block = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['text', 'heading']), text: typed(mailingTextMax) }),
  z.object({ type: z.literal('button'), label: typed(mailingLabelMax), link: typed(mailingLinkMax) }),
]);
const Words = z.object({
  subject: typed(mailingSubjectMax),
  preheader: typed(mailingPreheaderMax),
  blocks: z.array(Block).max(mailingBlocksMax),
});
const Content = z.object({ ru: Words, en: Words.nullable() });

const ids = z.array(Id).max(100);
export const MailingConditions = z.object({
  formats: ids,
  kinds: z.array(Kind).max(10),
  states: z.array(z.enum(mailingTicketStates)).max(10),
  registered: z.boolean().nullable(),
  no_number: z.boolean(),
  incomplete_team: z.boolean(),
  bought_from: ISODate.max(10).nullable(),
  bought_to: ISODate.max(10).nullable(),
  promocode: z.string().max(100).nullable(),
  languages: z.array(Language).max(2),
  cities: z.array(GeoId).max(100),
  age_from: z.int().min(-1).max(1000).nullable(),
  age_to: z.int().min(-1).max(1000).nullable(),
  subscribers: z.boolean(),
  exclude: Id.nullable(),
});

const counts = {
  total: z.int(),
  /** Not yet in the line of the mail server. */
  waiting: z.int(),
  queued: z.int(),
  sent: z.int(),
  refused: z.int(),
  unsubscribed: z.int(),
  /** Erased since, or no longer of the start. */
  gone: z.int(),
};
const row = {
  public_id: Id,
  title: z.string(),
  kind: z.enum(mailingKinds),
  start: Start,
  state: z.enum(mailingStates),
  /** When it goes, or went. */
  at: Unix.nullable(),
  sent: z.int(),
  refused: z.int(),
  created: Unix,
};
export const OfficeMailingRow = z.object(row);
export type OfficeMailingRow = z.infer<typeof OfficeMailingRow>;

export const mailingActs = ['send', 'test', 'recall', 'pause', 'resume', 'stop', 'remove'] as const;

export const OfficeMailing = z.object({
  ...row,
  content: Content,
  conditions: MailingConditions,
  /** null: nothing has gone yet. */
  counts: z.object(counts).nullable(),
  /** Why it rests: a person, too many refusals, or more people than one person may write to. */
  rests: z.enum(['person', 'refusals', 'outgrown']).nullable(),
  ended: Unix.nullable(),
  /** What stands in the way of sending, by the field. */
  problems: z.record(z.string(), z.string()),
  /** What the person who asks may do now. */
  can: z.array(z.enum(mailingActs)),
  may_edit: z.boolean(),
  ...stamp,
});
export type OfficeMailing = z.infer<typeof OfficeMailing>;

export const MailingAudience = z.object({
  count: z.int(),
  languages: z.object({ ru: z.int(), en: z.int() }),
  /** Some of them, for a look and a preview. */
  sample: z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), language: Language })),
  /** More people than one person may write to. */
  second_person: z.boolean(),
  problems: z.record(z.string(), z.string()),
});
export type MailingAudience = z.infer<typeof MailingAudience>;

const Named = z.object({ public_id: Id, title: z.string() });
const fields = {
  title: z.string().trim().min(1, 'required').max(mailingTitleMax),
  kind: z.enum(mailingKinds),
  start: Id.nullable(),
  content: Content,
  conditions: MailingConditions,
};

const mailing = { kind: 'mailing', from: 'params.id' } as const;
const answered = { 200: values(OfficeMailing) } as const;
const versioned = { params: idParam, body: z.object({ version: Version }), responses: answered } as const;
const scheduled = { 200: values(OfficeMailing), 202: z.object({ approval: Approval }) } as const;

/** Mass letters (back-office.md 5.13, 4.4): whoever reaches some starts writes to their people alone. */
export const officeMailings = {
  list: call({
    method: 'GET',
    path: '/api/admin/mailings',
    auth: 'staff',
    right: 'mailings.view',
    scope: 'list',
    act: null,
    summary: 'Mass letters in reach, the newest first',
    query: ListQuery,
    responses: { 200: listOf(OfficeMailingRow) },
  }),
  count: countOf('/api/admin/mailings', 'mailings.view'),
  audience: call({
    method: 'GET',
    path: '/api/admin/mailings/audience',
    auth: 'staff',
    right: 'mailings.edit',
    scope: 'list',
    act: null,
    summary: 'How many people meet the conditions now, by language, and some of them masked',
    query: z.object({
      kind: z.enum(mailingKinds),
      start: Id.optional(),
      /** JSON of the conditions. */
      conditions: z.string().max(6000),
    }),
    responses: { 200: values(MailingAudience) },
  }),
  targets: call({
    method: 'GET',
    path: '/api/admin/mailings/targets',
    auth: 'staff',
    right: 'mailings.edit',
    scope: 'list',
    act: null,
    summary: 'What conditions may ask for: formats of a start, or towns where there were starts',
    query: z.object({ start: Id.optional() }),
    responses: {
      200: values(
        z.object({
          start: Start,
          formats: z.array(Named),
          cities: z.array(z.object({ id: GeoId, title: z.string() })),
        }),
      ),
    },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/mailings/{id}',
    auth: 'staff',
    right: 'mailings.view',
    scope: mailing,
    act: null,
    summary: 'One mass letter with how far it is',
    params: idParam,
    responses: answered,
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/mailings/{id}/history',
    auth: 'staff',
    right: 'mailings.view',
    scope: mailing,
    act: null,
    summary: 'What was done to a mass letter, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/mailings',
    auth: 'staff',
    right: 'mailings.edit',
    scope: 'list',
    act: 'mailing.create',
    summary: 'A draft; nothing goes to anybody',
    body: z.object(fields),
    responses: answered,
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/mailings/{id}',
    auth: 'staff',
    right: 'mailings.edit',
    scope: mailing,
    act: 'mailing.change',
    summary: 'Changes a draft',
    params: idParam,
    body: z.object({ version: Version, ...z.object(fields).partial().shape }),
    responses: answered,
  }),
  preview: call({
    method: 'POST',
    path: '/api/admin/mailings/{id}/preview',
    auth: 'staff',
    right: 'mailings.edit',
    scope: mailing,
    act: 'mailing.preview',
    keyless: true,
    summary: 'The letter as one of its people would get it',
    params: idParam,
    body: z.object({ language: Language, person: z.string().max(100).nullable() }),
    responses: {
      200: values(z.object({ subject: z.string(), html: z.string(), text: z.string(), bytes: z.int() })),
    },
  }),
  test: call({
    method: 'POST',
    path: '/api/admin/mailings/{id}/test',
    auth: 'staff',
    right: 'mailings.edit',
    scope: mailing,
    act: 'mailing.test',
    again: true,
    idempotent: true,
    summary: 'Sends the draft to addresses of one’s own, marked as a test',
    params: idParam,
    body: z.object({
      version: Version,
      language: Language,
      addresses: z.array(z.string().max(320)).max(mailingTestMax * 2),
    }),
    responses: { 200: Message },
  }),
  send: call({
    method: 'POST',
    path: '/api/admin/mailings/{id}/send',
    auth: 'staff',
    right: 'mailings.send',
    scope: mailing,
    act: 'mailing.send',
    again: true,
    idempotent: true,
    summary: 'Sends it now; to very many people after a second person has agreed',
    params: idParam,
    body: z.object({ version: Version }),
    responses: scheduled,
  }),
  schedule: call({
    method: 'POST',
    path: '/api/admin/mailings/{id}/schedule',
    auth: 'staff',
    right: 'mailings.send',
    scope: mailing,
    act: 'mailing.schedule',
    again: true,
    idempotent: true,
    summary: 'Sends it at a moment; to very many people after a second person has agreed',
    params: idParam,
    body: z.object({ version: Version, at: Unix }),
    responses: scheduled,
  }),
  recall: call({
    ...versioned,
    method: 'PUT',
    path: '/api/admin/mailings/{id}/recall',
    auth: 'staff',
    right: 'mailings.send',
    scope: mailing,
    act: 'mailing.recall',
    summary: 'Makes a draft of what has not begun',
  }),
  pause: call({
    ...versioned,
    method: 'POST',
    path: '/api/admin/mailings/{id}/pause',
    auth: 'staff',
    right: 'mailings.send',
    scope: mailing,
    act: 'mailing.pause',
    summary: 'No further letter leaves until it is resumed',
  }),
  resume: call({
    ...versioned,
    method: 'POST',
    path: '/api/admin/mailings/{id}/resume',
    auth: 'staff',
    right: 'mailings.send',
    scope: mailing,
    act: 'mailing.resume',
    again: true,
    summary: 'Goes on',
  }),
  stop: call({
    ...versioned,
    method: 'POST',
    path: '/api/admin/mailings/{id}/stop',
    auth: 'staff',
    right: 'mailings.send',
    scope: mailing,
    act: 'mailing.stop',
    summary: 'Ends it: what is sent is sent, the rest never goes',
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/admin/mailings/{id}',
    auth: 'staff',
    right: 'mailings.edit',
    scope: mailing,
    act: 'mailing.remove',
    summary: 'Deletes a draft',
    params: idParam,
    body: z.object({ version: Version }),
    responses: { 200: Message },
  }),
};
