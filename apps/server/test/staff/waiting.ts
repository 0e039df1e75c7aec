import { sql } from 'kysely';
import { insertRow, unique } from '../factories/events.ts';
import type { MadeUser } from '../factories/accounts.ts';
import type { Executor } from '../../src/platform/database/index.ts';

/** Public ids of requests that wait – of whoever asks, of another – and of runs of whoever asks. */
export type Waiting = {
  readonly own: string;
  readonly others: string;
  /** Of the order, and done. */
  readonly refund: string;
  readonly runs: Readonly<Record<'waiting' | 'paused' | 'failed', string>>;
};

const hour = 3600_000;

/** Requests and runs about a start, as if somebody had begun them. */
export const createWaiting = async (
  db: Executor,
  {
    asker,
    other,
    start,
    order,
  }: { readonly asker: MadeUser; readonly other: MadeUser; readonly start: string; readonly order: string },
): Promise<Waiting> => {
  const places = JSON.stringify([{ event: 'any', start }]);
  const about = {
    object_kind: 'start',
    object_id: start,
    object_title: '',
    places,
    summary: JSON.stringify({ ru: 'Дело', en: 'Work' }),
    params: '{}',
  };
  const request = async ({ id }: MadeUser): Promise<string> => {
    const publicId = unique('approval');
    await insertRow(db, 'approvals', {
      ...about,
      public_id: publicId,
      act: 'refund',
      kind: 'nobody.knows',
      quote: '{}',
      reason: 'По звонку',
      asked_by: id,
      asked_login: 0,
      asked_at: new Date(),
      ends_at: new Date(Date.now() + hour),
    });
    return publicId;
  };
  const run = async (state: string, more: Record<string, unknown> = {}): Promise<string> => {
    const publicId = unique('run');
    const row = {
      public_id: publicId,
      kind: 'nobody.knows',
      state,
      total: 1,
      asked_by: asker.id,
      created_at: new Date(),
    };
    const id = await insertRow(db, 'runs', { ...about, ...row, ...more });
    await insertRow(db, 'run_items', { run_id: id, object: 'thing', state: state === 'done' ? 'failed' : 'waiting' });
    return publicId;
  };
  const refund = async (): Promise<string> => {
    const publicId = unique('refund');
    await sql`
      insert into refunds (public_id, payment_id, order_id, amount_minor, reason, cause, status)
      select ${publicId}, p.id, o.id, 1, 'delivery', ${`delivery:${publicId}`}, 'done' from orders o join payments p on p.order_id = o.id
      where o.public_id = ${order}`.execute(db);
    return publicId;
  };
  return {
    refund: await refund(),
    own: await request(asker),
    others: await request(other),
    runs: {
      waiting: await run('waiting'),
      paused: await run('paused', { paused_by: 'person' }),
      failed: await run('done'),
    },
  };
};
