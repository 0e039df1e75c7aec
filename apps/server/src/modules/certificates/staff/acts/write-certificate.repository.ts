import { sql } from 'kysely';
import type { Minor } from '../../../../kernel/money.ts';
import type { Tx } from '../../../../platform/database/index.ts';

export type By = { readonly userId: number; readonly now: Date };

/** Of a locked certificate: another version, by whom and when. */
const step = ({ userId, now }: By) => sql`version = version + 1, updated_at = ${now}, updated_by = ${userId}`;

export const setBlocked = async (tx: Tx, id: number, isBlocked: boolean, by: By): Promise<void> => {
  await sql`update certificates set blocked_at = ${isBlocked ? by.now : null}, blocked_by = ${isBlocked ? by.userId : null}, ${step(by)}
    where id = ${id}`.execute(tx);
};

export const setValidUntil = async (tx: Tx, id: number, until: Date, by: By): Promise<void> => {
  await sql`update certificates set valid_until = ${until}, ${step(by)} where id = ${id}`.execute(tx);
};

/** The old code finds nothing from now on; a block was of the old code. */
export const setCode = async (
  tx: Tx,
  id: number,
  { codeHash, codeNumber }: { readonly codeHash: string; readonly codeNumber: number },
  by: By,
): Promise<void> => {
  await sql`update certificates set code_hash = ${codeHash}, code_number = ${codeNumber}, blocked_at = null, blocked_by = null, ${step(by)}
    where id = ${id}`.execute(tx);
};

/** Its letter is on its way, if it was still to be sent. */
export const setSent = async (tx: Tx, id: number, by: By): Promise<void> => {
  await sql`update certificates set sent_at = coalesce(sent_at, ${by.now}), ${step(by)} where id = ${id}`.execute(tx);
};

type Adjusting = By & {
  readonly change: Minor;
  readonly reason: string;
  /** The second person. */
  readonly decidedBy: number | null;
};

/** The balance and its entry by one statement. BO-038 */
export const adjustBalance = async (
  tx: Tx,
  id: number,
  { change, reason, decidedBy, ...by }: Adjusting,
): Promise<void> => {
  await sql`
    with changed as (
      update certificates set balance_minor = balance_minor + ${change}::bigint, raised_minor = raised_minor + greatest(${change}::bigint, 0),
        ${step(by)}
      where id = ${id} returning id, order_id)
    insert into certificate_entries (certificate_id, order_id, kind, amount_minor, user_id, decided_by, reason, created_at)
    select id, order_id, 'adjust', ${change}::bigint, ${by.userId}, ${decidedBy}::bigint, ${reason}, ${by.now} from changed`.execute(
    tx,
  );
};

/** Who made the certificates of an order and why; answers their public ids. */
export const signIssued = async (
  tx: Tx,
  orderPublicId: string,
  {
    userId,
    decidedBy,
    reason,
  }: { readonly userId: number; readonly decidedBy: number | null; readonly reason: string },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with made as (select c.id, c.public_id from orders o join certificates c on c.order_id = o.id where o.public_id = ${orderPublicId}),
    signed as (update certificate_entries e set user_id = ${userId}, decided_by = ${decidedBy}::bigint, reason = ${reason}
      from made where e.certificate_id = made.id and e.kind = 'issue')
    select public_id as id from made order by made.id`.execute(tx);
  return rows.map(({ id }) => id);
};
