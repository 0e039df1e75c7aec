import { turnOf } from '@trassa/rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';

export type Rates = { readonly perMinute: number; readonly perDomain: number };

/** Of no domain: a name of one has no star. */
const all = '*';

/**
 * Takes the turn of a letter to a domain among all letters and those of the domain; milliseconds for which it has to wait, 0: it
 * may go now. Two processes take turns one after the other. BO-112
 */
export const takeTurn = (db: Database, domain: string, now: Date, { perMinute, perDomain }: Rates): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await sql`insert into mailing_turns (name, kept) values (${all}, 0), (${domain}, 0) on conflict do nothing`.execute(
      tx,
    );
    const { rows } = await sql<{ name: string; kept: number }>`
      select name, kept from mailing_turns where name in (${all}, ${domain}) order by name for update`.execute(tx);
    const at = now.getTime();
    const turns = rows.map(({ name, kept }) => ({ name, ...turnOf(kept, at, name === all ? perMinute : perDomain) }));
    const wait = Math.max(0, ...turns.map((turn) => turn.at - at));
    if (wait > 0) return wait;
    for (const { name, kept } of turns)
      await sql`update mailing_turns set kept = ${kept} where name = ${name}`.execute(tx);
    return 0;
  });
