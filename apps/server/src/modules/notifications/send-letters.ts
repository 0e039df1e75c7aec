import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Mail } from '../../platform/mail/index.ts';
import { delayAfter } from './domain/backoff.ts';
import type { Template } from './letter.ts';
import { type DueLetter, markFailed, markSent, takeDueLetters } from './letters.repository.ts';

export type SendLettersDeps = {
  readonly db: Database;
  readonly mail: Mail;
  readonly log: Log;
  readonly templates: ReadonlyMap<string, Template>;
};

const batch = 10;
/** Seconds: longer than making and sending a batch can take. */
const lease = 300;

/** Code of a mail server or the message without anything that looks like an address. */
const reasonOf = (error: unknown): string => {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
  return [code, responseCode, (message ?? '').replace(/\S+@\S+/g, '…').slice(0, 200)].filter(Boolean).join(' ');
};

const sendOne = async ({ db, mail, log, templates }: SendLettersDeps, letter: DueLetter): Promise<boolean> => {
  try {
    const template = templates.get(letter.template);
    if (!template) throw new Error(`no template '${letter.template}'`);
    const rendered = await template(letter.data, letter.language);
    if (rendered) {
      await mail.send({
        ...rendered,
        id: `letter-${letter.id}`,
        to: { name: letter.recipientName, address: letter.recipient },
      });
    }
    await markSent(db, letter.id);
    return true;
  } catch (error) {
    const delay = delayAfter(letter.attempts);
    const reason = reasonOf(error);
    log.warn(
      { reason, letter: letter.id, template: letter.template, attempts: letter.attempts },
      delay === null ? 'letter given up' : 'letter not sent yet',
    );
    await markFailed(db, letter.id, reason, delay);
    return false;
  }
};

/** Sweep: sends what is due, oldest first; answers how many went out. Errors of one letter do not stop the others. */
export const sendLetters = async (deps: SendLettersDeps): Promise<number> => {
  let sent = 0;
  for (;;) {
    const letters = await takeDueLetters(deps.db, { limit: batch, lease });
    for (const letter of letters) if (await sendOne(deps, letter)) sent += 1;
    if (letters.length < batch) return sent;
  }
};
