import type { MessageSpec, OnlineRace } from '@trassa/contracts';
import { formatResultTime, parseResultTime } from '@trassa/rules';
import { type Clock, toUnix } from '../../kernel/clock.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import { type Database, transact, type Tx } from '../../platform/database/index.ts';
import { lockTicket } from './lock-ticket.ts';
import { findRace, insertStart, saveResult } from './online-race.repository.ts';
import { refuseAction } from './register/permit-action.ts';
import type { Person } from './show/read-ticket.ts';
import type { TicketFiles } from './sell/ticket-line.ts';

export type RaceDeps = { readonly db: Database; readonly clock: Clock; readonly files: TicketFiles };

/** Where the virtual race of a ticket stands; not found for other people and for formats that are none. DEC-66 */
export const readRace = async (db: Database, publicId: string, userId: number): Promise<Result<OnlineRace>> => {
  const race = await findRace(db, publicId, userId);
  if (!race) return notFound();
  return ok({
    public_id: race.publicId,
    started: race.startedAt && toUnix(race.startedAt),
    result_time: race.resultSeconds === null ? null : formatResultTime(race.resultSeconds),
    status: race.status,
    comment: race.comment,
    from: toUnix(race.from),
    until: toUnix(race.until),
  });
};

export type RaceBody = {
  readonly public_id: string;
  readonly result_time?: string | null | undefined;
  readonly file?: string | null | undefined;
  readonly link?: string | null | undefined;
};

const isLink = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** Time and proof, or what is wrong with them by field. */
const readResult = async (
  tx: Tx,
  files: TicketFiles,
  body: RaceBody,
): Promise<Result<{ seconds: number; fileId: number | null; link: string | null }>> => {
  const errors: Record<string, MessageSpec> = {};
  const seconds = parseResultTime(body.result_time ?? '');
  if (seconds === null) errors['result_time'] = { id: 'result_time' };
  const link = body.link?.trim() || null;
  if (link !== null && !isLink(link)) errors['link'] = { id: 'result_link' };
  const fileId = body.file ? ((await files.findUsable(tx, [body.file])).get(body.file) ?? null) : null;
  if (body.file ? fileId === null : link === null) errors['file'] = { id: body.file ? 'file' : 'result_proof' };
  return seconds === null || Object.keys(errors).length ? invalid(errors) : ok({ seconds, fileId, link });
};

/**
 * Without a result marks the start of a virtual race; with one hands it in for moderation, with a file or a link as
 * proof, once started or not. From the format's start to the end of its time. Refuses `validation` at `result_time`,
 * `file`, `link`; `deadline`, `state` (begun already, being checked), `not_owner`. DEC-66
 */
export const runOnline = async (
  { db, clock, files }: RaceDeps,
  body: RaceBody,
  person: Person,
): Promise<Result<'race_started' | 'race_handed_in'>> =>
  transact(db, async (tx) => {
    const now = clock();
    const ticket = await lockTicket(tx, body.public_id, person.userId);
    if (!ticket) return notFound();
    const refusal = refuseAction('online', ticket, { ...person, now });
    if (refusal) return { ok: false, refusal };
    const isResult = Boolean(body.result_time || body.file || body.link);
    if (!isResult) {
      if (ticket.raceStatus !== null) return refuse({ code: 'state' });
      await insertStart(tx, ticket.id, now);
      return ok('race_started');
    }
    const result = await readResult(tx, files, body);
    if (!result.ok) return result;
    const { fileId } = result.value;
    const before = await saveResult(tx, ticket.id, result.value, now);
    if (fileId !== null) await files.markUsed(tx, [fileId], person.userId);
    if (before !== null) await files.release(tx, [before]);
    return ok('race_handed_in');
  });
