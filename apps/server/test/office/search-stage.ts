import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import type { OfficeHit } from '@trassa/contracts/office';
import { unique } from '../factories/events.ts';
import { type Member, openDoor } from '../staff/door.ts';
import { type Bought, type Buyer, buyPlace, createBuyer, createStart, type Start } from './stage.ts';

export type Kinds = { kind: string; items: OfficeHit[]; more: boolean }[];

export const idsOf = (kinds: Kinds, kind: string): string[] =>
  kinds.find((one) => one.kind === kind)?.items.map((hit) => hit.public_id) ?? [];

export type Stage = {
  readonly admin: Member;
  /** Works for the own start alone. */
  readonly organiser: Member;
  readonly own: Start;
  readonly other: Start;
  readonly alena: Buyer;
  readonly boris: Buyer;
  /** Of Alyona, in the own start. */
  readonly bought: Bought;
  /** Of Boris, in the other one. */
  readonly foreign: Bought;
};

/** A house with two starts, a person and a ticket of each, and how it is searched. */
export const openSearch = () => {
  const door = openDoor();
  const { ask, createMember, app, db } = door;
  let stage: Stage;
  beforeAll(async () => {
    const admin = await createMember();
    const own = await createStart(app(), 'Лосиный забег', 'moose', 4321);
    const other = await createStart(app(), 'Медвежий угол', 'bears', 700);
    const [phone, phoneOfBoris] = ['+79161234567', '+79037654389'];
    const named = { name: 'Алёна', last_name: 'Королёва', email: 'alena@example.org' };
    const alena = await createBuyer(app(), { ...named, phone });
    const namedBoris = { name: 'Борис', last_name: 'Жуков', email: 'boris.zh@example.org' };
    const boris = await createBuyer(app(), { ...namedBoris, phone: phoneOfBoris });
    const runner = { first_name: 'Пётр', last_name: 'Щукин', phone: '+79850001122' };
    const bought = await buyPlace(app(), alena, own, runner);
    const himself = { first_name: 'Борис', last_name: 'Жуков', phone: phoneOfBoris };
    const foreign = await buyPlace(app(), boris, other, himself);
    const organiser = await createMember('manager', { email: `${unique('organiser')}@example.org` });
    stage = { admin, organiser, own, other, alena, boris, bought, foreign };
    await narrow(organiser, { starts: ['moose'] });
  });
  const narrow = async (who: Member, scope: object): Promise<void> => {
    await sql`update staff_grants set scope = ${JSON.stringify(scope)}::jsonb where user_id = ${who.id}`.execute(db());
  };
  const search = async (who: Member, q: string, more = ''): Promise<Kinds> => {
    const answer = await ask('GET', `/search?q=${encodeURIComponent(q)}${more}`, who);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body['values'] as Kinds;
  };
  return {
    ...door,
    stage: () => stage,
    narrow,
    search,
    /** Kind and id of what is shown first. */
    first: async (who: Member, q: string): Promise<string> => {
      const [hit] = (await search(who, q))[0]?.items ?? [];
      return hit ? `${hit.kind} ${hit.public_id}` : 'nothing';
    },
  };
};
