import type { OfficePrivacyRequest, OfficePrivacyRow } from '@trassa/contracts/office';
import {
  addWorkingDays,
  isoDay,
  maskName,
  privacyActs,
  privacyDays,
  type PrivacyFacts,
  privacyObstacle,
  siteTimezone,
  workingDaysLeft,
} from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { AskedPerson } from '../accounts/index.ts';
import type { RequestCardRow, RequestRow, Today } from './requests.repository.ts';

/** The day of the house, and the last one whose terms are a task by now. */
export const daysOf = (now: Date): Today => {
  const today = isoDay(toUnix(now), siteTimezone);
  return { today, soon: addWorkingDays(today, privacyDays.task) };
};

export const factsOf = (row: RequestCardRow): PrivacyFacts => ({
  kind: row.kind,
  state: row.outcome === null ? 'open' : 'closed',
  isProlonged: row.prolongedAt !== null,
  due: row.due,
});

export const objectOf = ({ publicId, id }: Pick<RequestRow, 'publicId' | 'id'>) => ({
  kind: 'privacy_request',
  publicId,
  title: `№ ${id}`,
});

export const presentRow = (row: RequestRow, today: string): OfficePrivacyRow => ({
  public_id: row.publicId,
  number: row.id,
  kind: row.kind,
  name: row.name === null ? null : maskName(row.name),
  received: row.received,
  due: row.due,
  left: row.outcome === null ? workingDaysLeft(today, row.due) : null,
  soon: row.outcome === null && row.due <= addWorkingDays(today, privacyDays.task),
  state: row.outcome === null ? 'open' : 'closed',
  outcome: row.outcome,
});

const unix = (at: Date | null): number | null => at && toUnix(at);

type Card = {
  readonly row: RequestCardRow;
  readonly person: AskedPerson;
  readonly updatedBy: { readonly publicId: string; readonly name: string } | undefined;
  /** Whoever looks may act on it. */
  readonly mayHandle: boolean;
};

export const presentCard = ({ row, person, updatedBy, mayHandle }: Card, today: string): OfficePrivacyRequest => ({
  ...presentRow(row, today),
  name: row.name,
  email: row.email,
  source: row.source,
  language: row.language,
  wish: row.wish,
  prolonged: unix(row.prolongedAt),
  prolonged_why: row.prolongedWhy,
  identity: row.identity,
  identity_note: row.identityNote,
  exported: unix(row.exportedAt),
  answer: row.answer,
  closed: unix(row.closedAt),
  found: { account: person.account, guests: person.guests },
  hindrances: [...person.hindrances],
  acts: mayHandle ? privacyActs.filter((act) => privacyObstacle(act, factsOf(row), today) === null) : [],
  version: row.version,
  created: toUnix(row.createdAt),
  updated: toUnix(row.updatedAt),
  updated_by: updatedBy ? { public_id: updatedBy.publicId, name: updatedBy.name } : null,
});
