import { mailDomain, quietUntil } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Template } from '../../notifications/index.ts';
import { findStartById } from '../audience/targets.repository.ts';
import { findMailing } from '../mailings.repository.ts';
import type { MailingsDeps } from '../mailings-deps.ts';
import { composeLetter, type Reader } from './compose.ts';
import {
  endLetter,
  findConsent,
  findLetter,
  findName,
  findOfStart,
  type LetterRow,
  putBack,
} from './letters.repository.ts';
import { takeTurn } from './turns.repository.ts';

const dropped = { dropped: true } as const;
/** Seconds until a letter of a paused mailing asks again. */
const pauseStep = 30;
/** Seconds over which letters that wait for a turn come back, so that they do not all come at once. */
const spread = 10;

type Seen = { readonly reader: Omit<Reader, 'language'>; readonly consent: string | null };

/** Who reads it, where it may still go to him; else why not. BO-110, BO-113 */
const look = async (
  { db }: Pick<MailingsDeps, 'db'>,
  { kind, startId, conditions, address }: LetterRow,
): Promise<Seen | 'unsubscribed' | 'gone'> => {
  if (address === '') return 'gone';
  const consent = kind === 'news' ? await findConsent(db, address) : null;
  if (kind === 'news' && consent === null) return 'unsubscribed';
  if (startId === null) return { reader: { name: await findName(db, address), participants: [] }, consent };
  const reader = await findOfStart(db, { startId, conditions, address });
  return reader ? { reader, consent } : 'gone';
};

/** One letter of a mailing: all that may have changed since the audience was fixed is asked at the moment of sending. */
export const mailingLetter =
  (deps: MailingsDeps): Template =>
  async (data, language) => {
    const { db, clock, letterSettings, siteUrl, unsubscribeCode } = deps;
    const now = clock();
    const letter = await findLetter(db, Number(data['letter']));
    if (!letter?.isOpen) return dropped;
    if (letter.state === 'paused') return { later: pauseStep };
    // Its place in the outbox is free for those who may get theirs now.
    const back = { dropped: true, beside: (tx: Tx) => putBack(tx, letter.letterId, now) } as const;
    if (letter.state === 'stopped') return back;
    const seen = letter.state === 'sending' ? await look(deps, letter) : 'gone';
    if (typeof seen === 'string') {
      await endLetter(db, letter.letterId, seen, now);
      return dropped;
    }
    const { perMinute, perDomain, quiet } = await letterSettings();
    if (letter.kind === 'news' && quietUntil(toUnix(now), letter.timezone, quiet) !== null) return back;
    const wait = await takeTurn(db, mailDomain(letter.address), now, { perMinute, perDomain });
    if (wait > 0) return { later: wait / 1000 + Math.random() * spread };
    const start = letter.startId === null ? null : await findStartById(db, letter.startId);
    return composeLetter(
      { content: letter.content, start, siteUrl, unsubscribeCode: seen.consent && unsubscribeCode(seen.consent) },
      { ...seen.reader, language },
    );
  };

/** A draft as it is now, to an address of whoever writes it; fields have what stands there when they are empty. BO-114 */
export const testLetter =
  ({ db, siteUrl }: MailingsDeps): Template =>
  async (data, language) => {
    const mailing = await findMailing(db, String(data['mailing']));
    if (!mailing) return null;
    const start = mailing.startId === null ? null : await findStartById(db, mailing.startId);
    const { content } = mailing;
    return composeLetter({ content, start, siteUrl, isTest: true }, { language, name: '', participants: [] });
  };
