import type { OutboxLetter, OutboxRow } from '@trassa/contracts/office';
import { type Grant, letterActs, letterObstacle, may, orderNumber, type Right } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { maskEmail, maskPhone } from '../../../../kernel/masking.ts';
import { withoutPerson } from '../../domain/without-person.ts';
import type { LetterCardRow, LetterRow } from './letter-rows.repository.ts';

export type Viewer = { readonly grants: readonly Grant[]; readonly now: Date };
type Cause = NonNullable<OutboxRow['cause']>;

/** Words of a letter that name a thing with a card, the nearest first, and the right that shows all of its kind. */
const causes: readonly (readonly [string, Cause['kind'], Right])[] = [
  ['ticket', 'ticket', 'tickets.view'],
  ['policy', 'policy', 'insurance.view'],
  ['shipment', 'shipment', 'shipments.view'],
  ['order', 'order', 'orders.view'],
  ['support', 'support_request', 'support.view'],
  ['result', 'club_result', 'clubs.view'],
  ['privacy_request', 'privacy_request', 'privacy.view'],
  ['mailing', 'mailing', 'mailings.view'],
];

/** Whether things of all starts are seen by this right. */
export const seesAll = ({ grants, now }: Viewer, right: Right): boolean =>
  may(grants, right, [], toUnix(now)).verdict === 'yes';

const causeOf = ({ data }: LetterRow, viewer: Viewer): Cause | null => {
  const found = causes.find(([word]) => data[word] !== undefined);
  if (!found) return null;
  const [word, kind, right] = found;
  const id = String(data[word]);
  const isSeen = seesAll(viewer, right);
  return { kind, public_id: isSeen ? id : null, number: isSeen && kind === 'order' ? orderNumber(id) : null };
};

export const presentLetterRow = (row: LetterRow, viewer: Viewer): OutboxRow => ({
  public_id: row.publicId,
  number: row.id,
  template: row.template,
  channel: row.channel,
  to: (row.channel === 'sms' ? maskPhone : maskEmail)(row.recipient),
  cause: causeOf(row, viewer),
  created: toUnix(row.createdAt),
  attempts: row.attempts,
  // What was kept before it was written without anybody's name.
  error: row.error === null ? null : withoutPerson(row.error, row.recipient),
  state: row.state,
});

export const presentLetterCard = (row: LetterCardRow, viewer: Viewer): OutboxLetter => ({
  ...presentLetterRow(row, viewer),
  language: row.language,
  sent: row.sentAt && toUnix(row.sentAt),
  next: row.state === 'waiting' ? toUnix(row.nextAt) : null,
  version: row.version,
  acts: seesAll(viewer, 'mailings.edit') ? letterActs.filter((act) => letterObstacle(act, row) === null) : [],
});

/** How the audit names a letter: by no address. */
export const objectOf = ({ publicId, id }: Pick<LetterRow, 'publicId' | 'id'>) => ({
  kind: 'letter',
  publicId,
  title: `№ ${id}`,
});
