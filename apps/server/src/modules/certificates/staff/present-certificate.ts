import type { OfficeCertificate, OfficeCertificateLedger, OfficeCertificateRow } from '@trassa/contracts/office';
import {
  type CertificateFacts,
  certificateActs,
  certificateObstacle,
  certificateState,
  isoDay,
  maskEmail,
  orderNumber,
  siteTimezone,
} from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { type LetterState, presentLetter } from '../../notifications/index.ts';
import { longestUntil } from '../domain/validity.ts';
import type { CertificateCardRow, CertificateRow } from './certificate-rows.repository.ts';
import type { EntryRow, PaidOrderRow } from './ledger-rows.repository.ts';

/** Unix seconds with their parts, so that the rule sees the end of a certificate as statements do. */
export const momentOf = (date: Date): number => date.getTime() / 1000;

export const factsOf = ({ blocked, balance, validUntil }: CertificateRow): CertificateFacts => ({
  blocked,
  balance,
  validUntil: momentOf(validUntil),
});

const masked = (email: string) => ({ masked: maskEmail(email), can_reveal: false });
const orderOf = (publicId: string) => ({ public_id: publicId, number: orderNumber(publicId) });

export const presentRow = (row: CertificateRow, now: Date): OfficeCertificateRow => ({
  public_id: row.publicId,
  number: orderNumber(row.publicId),
  amount: toRoubles(row.amount),
  balance: toRoubles(row.balance),
  state: certificateState(factsOf(row), momentOf(now)),
  source: row.source,
  order: orderOf(row.order),
  buyer: row.buyer && row.source === 'bought' ? masked(row.buyer) : null,
  recipient: row.email ? { name: row.name, email: masked(row.email) } : null,
  send_at: toUnix(row.sendAt),
  sent_at: row.sentAt && toUnix(row.sentAt),
  valid_until: toUnix(row.validUntil),
});

const by = (publicId: string | null, name: string | null) =>
  publicId === null ? null : { public_id: publicId, name: name ?? '' };

type Card = {
  readonly row: CertificateCardRow;
  readonly letters: readonly LetterState[];
  /** Whoever looks may act on it. */
  readonly mayEdit: boolean;
};

export const presentCard = ({ row, letters, mayEdit }: Card, now: Date): OfficeCertificate => ({
  ...presentRow(row, now),
  reissued: row.codeNumber,
  longest: isoDay(toUnix(longestUntil(row.createdAt)), siteTimezone),
  acts: mayEdit ? certificateActs.filter((act) => certificateObstacle(act, factsOf(row), momentOf(now)) === null) : [],
  letters: letters.map((letter) => presentLetter(letter, false)),
  version: row.version,
  created: toUnix(row.createdAt),
  updated: toUnix(row.updatedAt),
  updated_by: by(row.editorId, row.editorName),
});

type Names = ReadonlyMap<number, { readonly publicId: string; readonly name: string }>;

/** The ledger with the names of whoever acted. */
export const presentLedger = (
  { entries, count }: { readonly entries: readonly EntryRow[]; readonly count: number },
  orders: readonly PaidOrderRow[],
  names: Names,
): OfficeCertificateLedger => {
  const named = (userId: number | null) => {
    const person = names.get(userId ?? 0);
    return person ? by(person.publicId, person.name) : null;
  };
  return {
    values: entries.map((entry) => ({
      at: toUnix(entry.at),
      kind: entry.kind,
      amount: toRoubles(entry.amount),
      balance: toRoubles(entry.balance),
      order: entry.order === null ? null : orderOf(entry.order),
      by: named(entry.by),
      decided_by: named(entry.decider),
      reason: entry.reason,
    })),
    count,
    orders: orders.map(({ order, at, paid, back }) => ({
      order: orderOf(order),
      at: toUnix(at),
      paid: toRoubles(paid),
      back: toRoubles(back),
    })),
  };
};
