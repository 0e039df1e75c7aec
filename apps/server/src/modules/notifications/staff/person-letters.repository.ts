import type { Language } from '@trassa/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type Block, blockMost, toBlock } from '../../../kernel/block.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { Channel } from '../letter.ts';

export type PersonLetter = {
  readonly publicId: string;
  readonly createdAt: Date;
  readonly template: string;
  readonly channel: Channel;
  readonly recipient: string;
  readonly state: string;
  readonly attempts: number;
  readonly error: string | null;
};

/** `about`: ids of what letters in scope are about; null: whatever they are about. */
export type LettersOf = {
  readonly email: string | null;
  readonly phone: string | null;
  readonly about: readonly string[] | null;
};

const areOf = ({ email, phone, about }: LettersOf): RawBuilder<unknown> => {
  const within =
    about === null
      ? sql`true`
      : sql`exists (select from jsonb_each_text(l.data) d where d.value = any(${[...about]}::text[]))`;
  return sql`lower(l.recipient) in (lower(${email}), ${phone}) and ${within}`;
};

/** Letters and text messages to a person of the last ninety days, latest first. */
export const listPersonLetters = async (db: Executor, whose: LettersOf): Promise<Block<PersonLetter>> => {
  const { rows } = await sql<PersonLetter & { total: number }>`
    select l.public_id as "publicId", l.created_at as "createdAt", l.template, l.channel, l.recipient, l.state, l.attempts,
      l.last_error as error, (count(*) over ())::integer as total
    from letters l where ${areOf(whose)} order by l.created_at desc, l.id desc limit ${blockMost}`.execute(db);
  return toBlock(rows);
};

export type SentLetter = {
  readonly template: string;
  readonly recipient: string;
  readonly recipientName: string;
  readonly language: Language;
  readonly data: Readonly<Record<string, string | number>>;
};

/** A letter to a person as it was queued; null: there is none of these templates. */
export const findPersonLetter = async (
  db: Executor,
  publicId: string,
  whose: LettersOf,
  templates: readonly string[],
): Promise<SentLetter | null> => {
  const { rows } = await sql<SentLetter>`
    select l.template, l.recipient, l.recipient_name as "recipientName", l.language, l.data from letters l
    where l.public_id = ${publicId} and l.channel = 'mail' and l.template = any(${[...templates]}::text[]) and ${areOf(whose)}`.execute(
    db,
  );
  return rows[0] ?? null;
};
