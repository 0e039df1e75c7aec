import { sql } from 'kysely';
import { type Block, blockMost, toBlock } from '../../../kernel/block.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor } from '../../../platform/database/index.ts';

export type PersonCertificate = {
  readonly publicId: string;
  readonly amount: Minor;
  readonly balance: Minor;
  readonly validUntil: Date;
  /** Else it was given to the person. */
  readonly isBought: boolean;
};

/** Gift certificates that a person bought or was given by this e-mail, latest first; without their codes. */
export const listPersonCertificates = async (
  db: Executor,
  userId: number,
  email: string | null,
): Promise<Block<PersonCertificate>> => {
  const { rows } = await sql<PersonCertificate & { total: number }>`
    with own as (
      select c.id, true as bought from orders o join certificates c on c.order_id = o.id where o.user_id = ${userId}
      union all select c.id, false from certificates c
        where c.recipient_email <> '' and lower(c.recipient_email) = lower(${email}))
    select c.public_id as "publicId", c.amount_minor as amount, c.balance_minor as balance, c.valid_until as "validUntil",
      o.bought as "isBought", (count(*) over ())::integer as total
    from (select id, bool_or(bought) as bought from own group by id) o join certificates c on c.id = o.id
    order by c.id desc limit ${blockMost}`.execute(db);
  return toBlock(rows);
};
