import type { GrantScope } from '@trassa/rules';
import { sql } from 'kysely';
import { randomToken } from '../../apps/server/src/kernel/ids.ts';
import { hashToken } from '../../apps/server/src/platform/http/index.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { createUser } from '../../apps/server/test/factories/accounts.ts';
import { insertRow, unique } from '../../apps/server/test/factories/events.ts';

/** Headers of a colleague of this role in an open session, written into the database instead of going through the door. */
export const enterOffice = async (
  db: Database,
  role: 'admin' | 'manager',
  scope: GrantScope,
): Promise<Record<string, string>> => {
  const { id, token } = await createUser(db, { email: `${unique('colleague')}@example.org` });
  const cookie = randomToken();
  const now = new Date();
  await insertRow(db, 'staff_grants', { public_id: unique('grant'), user_id: id, role, scope: JSON.stringify(scope) });
  await sql`insert into second_factors (user_id, secret, begun_at, confirmed_at) values (${id}, '\\x00', ${now}, ${now})`.execute(
    db,
  );
  await sql`
    insert into staff_sessions (public_id, user_id, login_id, token_hash, password_mark, opened_at, last_act_at, proven_at)
    select ${unique('session')}, ${id}, l.id, ${hashToken(cookie)}, sha256(''), ${now}, ${now}, ${now} from logins l where l.user_id = ${id}`.execute(
    db,
  );
  return { authorization: token, cookie: `staff=${cookie}` };
};
