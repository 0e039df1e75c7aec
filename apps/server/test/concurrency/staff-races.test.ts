import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Result } from '../../src/kernel/result.ts';
import { lockFactor, selectFactor } from '../../src/modules/staff/factors.repository.ts';
import { deletePasskey, selectPasskeys } from '../../src/modules/staff/passkeys/passkeys.repository.ts';
import { hashRecoveryCode, proveFactor } from '../../src/modules/staff/prove.ts';
import type { Tx } from '../../src/platform/database/index.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createLogin, createUser } from '../factories/accounts.ts';
import { type Member, openDoor } from '../staff/door.ts';

const { ask, code, createMember, enrol, enter, grant, openSessions, app, clock, db } = openDoor();
const atOnce = 10;

const deps = () => ({ secrets: createSecrets(app().config), siteUrl: app().config.siteUrl });

/** Ten browsers of one person give the same proof; how many are let in. */
const race = async (member: Member, proof: object): Promise<number> => {
  const tokens = await Promise.all(Array.from({ length: atOnce }, () => createLogin(db(), member.id)));
  const answers = await Promise.all(tokens.map((token) => enter(token, proof)));
  return answers.filter(({ status }) => status === 200).length;
};
const rightOnes = (results: readonly Result<unknown>[]): number => results.filter(({ ok }) => ok).length;
const inTransactions = (run: (tx: Tx) => Promise<Result<true>>): Promise<Result<true>[]> =>
  Promise.all(Array.from({ length: atOnce }, () => db().transaction().execute(run)));

// BO-119
it('a code of one step of time that is given by ten at once opens one session', async () => {
  const member = await createMember();
  const before = await openSessions(member.id);
  expect(await race(member, { code: code(member.secret, 1) })).toBe(1);
  expect(await openSessions(member.id)).toBe(before + 1);
});

it('without the lock on the factor the same code would open several', async () => {
  const prove = async (read: typeof lockFactor): Promise<number> => {
    const member = await createMember();
    const proof = { code: code(member.secret, 1) };
    return rightOnes(
      await inTransactions(async (tx) => {
        const factor = await read(tx, member.id);
        if (!factor) throw new Error('the person has not enrolled');
        await sql`select pg_sleep(0.03)`.execute(tx);
        return proveFactor(tx, deps(), { userId: member.id, loginId: 0, factor, proof, now: clock() });
      }),
    );
  };
  expect(await prove(selectFactor)).toBeGreaterThan(1);
  expect(await prove(lockFactor)).toBe(1);
});

// BO-119
it('a recovery code that is given by ten at once works once', async () => {
  const member = await createMember();
  expect(await race(member, { recovery: member.recovery[0] })).toBe(1);
});

it('a recovery code that is looked at before it is used up would work for several', async () => {
  const member = await createMember();
  const hash = hashRecoveryCode(deps(), member.id, member.recovery[0] ?? '');
  const used = await Promise.all(
    Array.from({ length: atOnce }, () =>
      db()
        .transaction()
        .execute(async (tx) => {
          const { rows } = await sql`
            select 1 from recovery_codes where user_id = ${member.id} and code_hash = ${hash} and used_at is null`.execute(
            tx,
          );
          await sql`select pg_sleep(0.03)`.execute(tx);
          await sql`update recovery_codes set used_at = now() where code_hash = ${hash}`.execute(tx);
          return rows.length === 1;
        }),
    ),
  );
  expect(used.filter(Boolean).length).toBeGreaterThan(1);
});

it('an enrolment that is confirmed ten times at once gives recovery codes once', async () => {
  const user = await createUser(db());
  await grant(user.id);
  const secret = await enrol(user.token);
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () =>
      ask('POST', '/session/confirm', { token: user.token, body: { code: code(secret) } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { rows } = await sql`select 1 from recovery_codes where user_id = ${user.id}`.execute(db());
  expect(rows).toHaveLength(10);
});

/** Somebody who enters by passkeys and nothing else. */
const createKeyHolder = async () => {
  const member = await createMember();
  const ids = Array.from({ length: atOnce }, (_, n) => `${member.publicId}${n}`);
  await sql`update second_factors set totp_since = null where user_id = ${member.id}`.execute(db());
  await sql`
    insert into passkeys (public_id, user_id, name, credential_id, public_key, counter, created_at)
    select id, ${member.id}, 'x', id, '', 0, now() from unnest(${ids}::text[]) id`.execute(db());
  return { member, ids };
};

// BO-126
it('of the last passkeys that are removed all at once one stays', async () => {
  const { member, ids } = await createKeyHolder();
  const answers = await Promise.all(ids.map((id) => ask('DELETE', `/passkeys/${id}`, member)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(atOnce - 1);
  expect(await selectPasskeys(db(), member.id)).toHaveLength(1);
});

it('without the lock on the factor all would go', async () => {
  const { member, ids } = await createKeyHolder();
  await Promise.all(
    ids.map((id) =>
      db()
        .transaction()
        .execute(async (tx) => {
          const known = await selectPasskeys(tx, member.id);
          await sql`select pg_sleep(0.03)`.execute(tx);
          if (known.length > 1) await deletePasskey(tx, id);
        }),
    ),
  );
  expect(await selectPasskeys(db(), member.id)).toHaveLength(0);
});
