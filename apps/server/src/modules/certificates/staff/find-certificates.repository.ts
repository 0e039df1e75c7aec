import { certificateState, maskEmail, moneyText, type Sought } from '@trassa/rules';
import { sql } from 'kysely';
import { toUnix } from '../../../kernel/clock.ts';
import { type Asking, detailOf, type Hit } from '../../../kernel/finding.ts';
import type { Minor } from '../../../kernel/money.ts';
import { type Executor, foundBy, type Way, waysOfEmail } from '../../../platform/database/index.ts';
import { blocked as blockedBy } from './certificate-rows.repository.ts';

type Row = {
  readonly publicId: string;
  readonly balance: Minor;
  readonly amount: Minor;
  readonly email: string;
  readonly validUntil: Date;
  readonly blocked: 'staff' | 'return' | null;
  readonly rank: number;
};

/** Gift certificates by the hash of their code or the recipient’s e-mail; the code itself is told to nobody. */
export const findCertificates = async (
  db: Executor,
  sought: Sought,
  codeHash: string | null,
  { scope, limit, language, now }: Asking,
): Promise<Hit[]> => {
  const ways: Way[] = [{ rank: 0, condition: sql`c.code_hash = ${codeHash}` }];
  const { email } = sought;
  if (email !== null)
    ways.push(
      ...waysOfEmail(sql`c.recipient_email`, sql`${email}::text`).map(({ rank, condition }) => ({
        rank,
        condition: sql<boolean>`c.recipient_email <> '' and ${condition}`,
      })),
    );
  const found = foundBy(
    { from: sql`certificates c`, id: sql`c.id`, within: sql`${scope === 'all'}::boolean`, most: limit + 1 },
    ways,
  );
  const { rows } = await sql<Row>`
    select c.public_id as "publicId", c.balance_minor as balance, c.amount_minor as amount, c.recipient_email as email,
      c.valid_until as "validUntil", ${blockedBy} as blocked,
      r.rank
    from (${found}) r join certificates c on c.id = r.id order by r.rank, c.id desc limit ${limit + 1}`.execute(db);
  return rows.map(({ publicId, balance, amount, email: address, validUntil, blocked, rank }) => ({
    publicId,
    title: moneyText(amount, language),
    detail: detailOf(moneyText(balance, language), address && maskEmail(address)),
    state: certificateState({ blocked, balance, validUntil: toUnix(validUntil) }, toUnix(now)),
    isExact: rank === 0,
  }));
};
