import type { Language } from '@trassa/contracts';
import type { InsuranceRegister, RegisterBatch } from '@trassa/contracts/office';
import { insuranceTimezone } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { toRoubles } from '../../../../kernel/money.ts';
import { say } from '../../../../kernel/say.ts';
import type { BatchRow } from './batches.repository.ts';
import type { Counts, UnnamedPolicy } from './waiting.repository.ts';

/** As the history names it. */
export const objectOf = ({ publicId, number }: Pick<BatchRow, 'publicId' | 'number'>) => ({
  kind: 'register_batch',
  publicId,
  title: `№ ${number}`,
});

const countsOf = ({ new: fresh, changed, cancelled, sum }: Counts) => ({
  new: fresh,
  changed,
  cancelled,
  sum: toRoubles(sum),
});

const byOf = (person: BatchRow['madeBy']) => person && { public_id: person.publicId, name: person.name ?? '' };

export const presentBatch = (row: BatchRow): RegisterBatch => ({
  public_id: row.publicId,
  number: row.number,
  from: row.from,
  until: row.until,
  ...countsOf(row),
  hash: row.hash,
  erased: row.erased,
  made_by: byOf(row.madeBy),
  sent_at: row.sentAt && toUnix(row.sentAt),
  sent_by: byOf(row.sentBy),
  version: row.version,
  created: toUnix(row.createdAt),
  updated: toUnix(row.updatedAt),
  updated_by: byOf(row.editedBy),
});

type Register = {
  readonly days: { readonly from: string; readonly until: string };
  readonly waiting: Counts & { readonly older: number };
  readonly unnamed: readonly UnnamedPolicy[];
  readonly batches: readonly BatchRow[];
};

export const presentRegister = (
  { days, waiting, unnamed, batches }: Register,
  language: Language,
): InsuranceRegister => ({
  ...days,
  waiting: countsOf(waiting),
  older: waiting.older,
  unnamed: {
    count: unnamed[0]?.total ?? 0,
    values: unnamed.map((policy) => ({
      public_id: policy.publicId,
      number: policy.number,
      offer: say(language, policy.offerRu, policy.offerEn),
      starts: toUnix(policy.startsAt),
      timezone: policy.zone ?? insuranceTimezone,
    })),
  },
  batches: { count: batches[0]?.total ?? 0, values: batches.map(presentBatch) },
});
