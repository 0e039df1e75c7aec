import {
  mailingBlocksMax,
  mailingKinds,
  mailingLabelMax,
  mailingLinkMax,
  mailingPreheaderMax,
  mailingStates,
  mailingSubjectMax,
  mailingTextMax,
  mailingTicketStates,
  mailingTitleMax,
} from '@trassa/rules';
import { z } from 'zod';
import { GeoId, Id, ISODate, Kind, Unix } from '../../entities/basic.ts';
import { declareList } from '../list.ts';
import { stamp } from '../stamp.ts';

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

export const MailingLanguage = z.enum(['ru', 'en']);
export const MailingStart = z.object({ public_id: Id, title: z.string(), timezone: z.string() }).nullable();

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
  languages: z.array(MailingLanguage).max(2),
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
  start: MailingStart,
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
  /** Why it rests: a person, too many refusals, more people than were agreed to, or no second person agreed. */
  rests: z.enum(['person', 'refusals', 'outgrown', 'declined']).nullable(),
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
  sample: z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), language: MailingLanguage })),
  /** More people than one person may write to. */
  second_person: z.boolean(),
  problems: z.record(z.string(), z.string()),
});
export type MailingAudience = z.infer<typeof MailingAudience>;

export const MailingTarget = z.object({ public_id: Id, title: z.string() });
export const mailingFieldsTyped = {
  title: z.string().trim().min(1, 'required').max(mailingTitleMax),
  kind: z.enum(mailingKinds),
  start: Id.nullable(),
  content: Content,
  conditions: MailingConditions,
};
