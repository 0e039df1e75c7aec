import type { Database, Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Mail } from '../../platform/mail/index.ts';
import type { Sms } from '../../platform/sms/index.ts';
import { delayAfter } from './domain/backoff.ts';
import { withoutPerson } from './domain/without-person.ts';
import { type HouseLetter, inOwnWords, type OwnWords } from './house/house-letter.ts';
import { type Contacts, layOut, type LetterContent } from './layout.ts';
import type { Channel, Outcome, RenderedText, Template, Watch } from './letter.ts';
import {
  type DueLetter,
  dropLetter,
  keepTaken,
  markFailed,
  markGone,
  markSent,
  putOff,
  takeDueLetters,
} from './letters.repository.ts';

/** What an organiser has set of letters; null: as the environment has it. */
export type Sender = { readonly senderName: string | null; readonly replyTo: string | null };

export type SendLettersDeps = {
  readonly db: Database;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly log: Log;
  readonly brand: string;
  readonly siteUrl: string;
  readonly contacts: () => Promise<Contacts>;
  readonly sender: () => Promise<Sender>;
  readonly templates: ReadonlyMap<string, Template>;
  /** By the template of which somebody wants to know what becomes of its letters. */
  readonly watches: ReadonlyMap<string, Watch>;
  /** Letters whose words the house may change. */
  readonly houseLetters: ReadonlyMap<string, HouseLetter>;
  readonly ownWords: (letter: string) => Promise<OwnWords>;
};

const batch = 10;
/** Milliseconds: between two rounds the letters that were asked for meanwhile are written, and a stop need not wait for all. */
const round = 10_000;
/** Seconds: longer than making and sending a letter can take, whose pictures wait for their turn. */
const lease = 300;

/** Code of a mail server or the message, without anything that says whose letter it was. */
const reasonOf = (error: unknown, recipient: string): string => {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
  return [code, responseCode, withoutPerson(message ?? '', recipient).slice(0, 200)].filter(Boolean).join(' ');
};

type SmtpError = { code?: string; command?: string; responseCode?: number; response?: string };

/**
 * The mail server knows no such mailbox. What it says of the sender or of the body, or by its policy (5.7.x, RFC 3463), is about us
 * and not about the mailbox: like whatever else fails, it may be better later.
 */
const isRefused = (error: unknown): boolean => {
  const { code, command, responseCode = 0, response = '' } = error as SmtpError;
  const isOfMailbox = code === 'EENVELOPE' && command === 'RCPT TO' && !/^\d{3}[ -]5\.7\./.test(response);
  return isOfMailbox && responseCode >= 500 && responseCode < 600;
};

/** What became of a letter is kept with what its watcher makes of it. */
const conclude = (
  { db, watches }: SendLettersDeps,
  { template, data }: DueLetter,
  outcome: Outcome,
  mark: (tx: Tx) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // Before the letter, as its owner and an erasure lock their rows.
    await watches.get(template)?.(tx, data, outcome);
    await mark(tx);
  });

const inHouse = async (
  { houseLetters, ownWords }: SendLettersDeps,
  { template, language }: DueLetter,
  told: LetterContent,
): Promise<LetterContent> => {
  const name = told.house?.letter ?? template;
  const letter = houseLetters.get(name);
  return letter ? inOwnWords(told, letter, await ownWords(name), language) : told;
};

const handOver = async (
  deps: SendLettersDeps,
  letter: DueLetter,
  channel: Channel,
  told: LetterContent | RenderedText,
): Promise<void> => {
  const { mail, sms, brand, siteUrl, contacts, sender } = deps;
  const id = `letter-${letter.id}`;
  if ('text' in told && channel === 'sms') return sms.send({ to: letter.recipient, text: told.text, id });
  if ('text' in told || channel === 'sms') throw new Error(`template '${letter.template}' is not for '${channel}'`);
  const { senderName, replyTo: answers } = await sender();
  const laid = layOut(await inHouse(deps, letter, told), {
    brand: senderName ?? brand,
    siteUrl,
    contacts: await contacts(),
    language: letter.language,
  });
  const { attachments, unsubscribe } = told;
  const replyTo = told.replyTo ?? answers;
  return mail.send({
    ...laid,
    ...(attachments && { attachments }),
    ...(replyTo !== null && { replyTo }),
    ...(senderName !== null && { fromName: senderName }),
    ...(unsubscribe !== undefined && { unsubscribe: unsubscribe.atOnce }),
    id,
    to: { name: letter.recipientName, address: letter.recipient },
  });
};

const sendOne = async (deps: SendLettersDeps, letter: DueLetter, channel: Channel): Promise<boolean> => {
  const { db, log, templates, watches } = deps;
  try {
    if (!(await keepTaken(db, letter, lease))) return false;
    const template = templates.get(letter.template);
    if (!template) throw new Error(`no template '${letter.template}'`);
    const told = await template(letter.data, letter.language);
    // Its papers may have waited longer than the lease: whoever has taken it meanwhile sends it.
    if (!(await keepTaken(db, letter, lease))) return false;
    if (told && 'later' in told) {
      await putOff(db, letter, told.later);
      return false;
    }
    if (told && 'dropped' in told) {
      await db.transaction().execute(async (tx) => {
        await told.beside?.(tx);
        await dropLetter(tx, letter);
      });
      return false;
    }
    if (told) await handOver(deps, letter, channel, told);
    await conclude(deps, letter, 'sent', (tx) => (told ? markSent(tx, letter.id) : markGone(tx, letter.id)));
    return told !== null;
  } catch (error) {
    const delay = watches.has(letter.template) && isRefused(error) ? null : delayAfter(letter.attempts);
    const reason = reasonOf(error, letter.recipient);
    log.warn(
      { reason, letter: letter.id, template: letter.template, attempts: letter.attempts },
      delay === null ? 'letter given up' : 'letter not sent yet',
    );
    const outcome = delay === null ? 'refused' : 'retried';
    await conclude(deps, letter, outcome, (tx) => markFailed(tx, letter.id, reason, delay));
    return false;
  }
};

const sendChannel = async (deps: SendLettersDeps, channel: Channel): Promise<number> => {
  let sent = 0;
  const end = performance.now() + round;
  for (;;) {
    const letters = await takeDueLetters(deps.db, { channel, limit: batch, lease });
    for (const letter of letters) if (await sendOne(deps, letter, channel)) sent += 1;
    if (letters.length < batch || performance.now() > end) return sent;
  }
};

/**
 * Sweep: sends what is due, oldest first and reminders last; answers how many went out. Errors of one letter do not stop
 * the others, and a slow mail server does not hold up a code that somebody waits for on his phone.
 */
export const sendLetters = async (deps: SendLettersDeps): Promise<number> => {
  const sent = await Promise.all([sendChannel(deps, 'mail'), sendChannel(deps, 'sms')]);
  return sent[0] + sent[1];
};
