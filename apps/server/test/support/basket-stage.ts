import type { BasketGoods } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createUser, type MadeUser } from '../factories/accounts.ts';
import { createFormat, type MadeFormat, unique } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** The site, a format on sale without participants, and a person, of the test file that asked for them. */
export const stage = {} as { app: TestApp; format: MadeFormat; user: MadeUser };

export type Line = Partial<BasketGoods> & Record<string, unknown>;
export const ticket = (change: Line = {}): Line => ({
  unique_id: unique('line'),
  public_id: stage.format.publicId,
  format_public_id: stage.format.publicId,
  selector: 'ticket',
  kind: 'athlete',
  count: 1,
  title: 'Трасса · 5 км',
  groupId: 'group',
  promocode: null,
  abid: null,
  ...change,
});
export const insurance = (change: Line = {}): Line => ({
  ...ticket(),
  public_id: 'offer',
  selector: 'insurance',
  kind: null,
  ...change,
});

export type Answer = {
  status: number;
  values: BasketGoods[];
  removed: { unique_id: string; title: string; reason: string }[];
};
export const ask = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  goods?: unknown,
  { path = '', of = stage.user }: { path?: string; of?: MadeUser } = {},
): Promise<Answer> => {
  const body = goods === undefined ? undefined : { goods };
  const answer = await send(stage.app, method, `/api/user/basket${path}`, body, { token: of.token });
  return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() };
};
export const idOf = (line: BasketGoods | undefined): string => {
  const { _id: id } = line ?? {};
  return id ?? '';
};
export const ids = ({ values }: Answer): string[] => values.map((line) => line.unique_id);
export const takenOf = async (): Promise<number> => {
  const { rows } = await sql<{
    taken: number;
  }>`select sum(taken)::int as taken from quotas where format_id = ${stage.format.id}`.execute(stage.app.database.db);
  return rows[0]?.taken ?? -1;
};

/** Opens the stage for the whole file; every test has a format and a person of its own. */
export const setStage = (): void => {
  beforeAll(async () => {
    stage.app = await createTestApp();
  });
  afterAll(async () => {
    await assertInvariants(stage.app.database.db);
    await stage.app.close();
  });
  beforeEach(async () => {
    stage.format = await createFormat(stage.app.database.db, { preregistration: false, quotas: { athlete: 1000 } });
    stage.user = await createUser(stage.app.database.db);
  });
};
