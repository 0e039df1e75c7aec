import { errorText, type Language, type MessageSpec } from '@trassa/contracts';
import { checkMailingText, isEmail, mailingSizeMax, mailingTestMax, maskEmail, normaliseEmail } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import { changedSince, invalid, notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import { type Acted, type Change } from '../../../platform/http/index.ts';
import { findPerson, type Person } from '../audience/audience.repository.ts';
import { findStartById } from '../audience/targets.repository.ts';
import type { Mailing } from '../mailing.ts';
import { findMailing, lockMailing } from '../mailings.repository.ts';
import { hashKey, type MailingsDeps } from '../mailings-deps.ts';
import { composeLetter } from '../sending/compose.ts';
import { findOfStart } from '../sending/letters.repository.ts';
import { objectOf } from './save-mailing.ts';

export const testTemplate = 'mailing_test';

type Laid = { readonly subject: string; readonly html: string; readonly text: string; readonly bytes: number };

/** In the place of a code that ends news: of a letter that goes to nobody. */
const noCode = 'preview';

/** The letter as a person reads it, or as it is without one. */
export const layMailing = async (
  db: Executor,
  { notifications, siteUrl }: Pick<MailingsDeps, 'notifications' | 'siteUrl'>,
  mailing: Mailing,
  { language, person }: { readonly language: Language; readonly person: Person | null },
): Promise<Laid> => {
  const start = mailing.startId === null ? null : await findStartById(db, mailing.startId);
  const { startId, conditions } = mailing;
  const found =
    person && startId !== null ? await findOfStart(db, { startId, conditions, address: person.address }) : null;
  const reader = {
    language,
    name: found?.name ?? person?.name.split(' ')[0] ?? '',
    participants: found?.participants ?? [],
  };
  const unsubscribeCode = mailing.kind === 'news' ? noCode : null;
  const content = composeLetter({ content: mailing.content, start, siteUrl, unsubscribeCode }, reader);
  const { subject, html, text } = await notifications.lay(content, language);
  return { subject, html, text, bytes: Buffer.byteLength(html) + Buffer.byteLength(text) };
};

/** What stands in the way of its text: by the rules, and that it is larger than mail programs show. */
export const textProblems = async (
  db: Executor,
  deps: Pick<MailingsDeps, 'notifications' | 'siteUrl'>,
  mailing: Mailing,
): Promise<Record<string, MessageSpec>> => {
  const problems: Record<string, MessageSpec> = checkMailingText(mailing.content, mailing.startId !== null);
  if (Object.keys(problems).length) return problems;
  const languages = mailing.content.en ? (['ru', 'en'] as const) : (['ru'] as const);
  for (const language of languages) {
    const { bytes } = await layMailing(db, deps, mailing, { language, person: null });
    if (bytes > mailingSizeMax) problems[`${language}.blocks`] = { id: 'mailing_size' };
  }
  return problems;
};

/** POST …/preview: whoever is chosen is seen, and that stands in the audit. */
export const previewMailing = async (
  tx: Tx,
  deps: MailingsDeps,
  publicId: string,
  { language, person: hash }: { readonly language: Language; readonly person: string | null },
): Promise<Result<Acted<{ values: Laid }>>> => {
  const mailing = await findMailing(tx, publicId);
  if (!mailing) return notFound();
  const person = hash === null ? null : await findPerson(tx, mailing, { hash, key: hashKey(deps) });
  if (hash !== null && !person) return invalid({ person: { id: 'option' } });
  const values = await layMailing(tx, deps, mailing, { language, person });
  const changes: Change[] = person
    ? [
        {
          field: 'person',
          before: null,
          after: maskEmail(person.address),
          ...(person.userId !== null && { person: person.userId }),
        },
      ]
    : [];
  return ok({ answer: { values }, object: objectOf(mailing), changes });
};

/** Addresses as they are typed, each once. */
const readAddresses = (typed: readonly string[]): string[] | MessageSpec => {
  const addresses = [...new Set(typed.map((one) => normaliseEmail(one)).filter(Boolean))];
  if (!addresses.length || addresses.length > mailingTestMax) return { id: 'mailing_addresses', max: mailingTestMax };
  return addresses.every((one) => isEmail(one)) ? addresses : { id: 'email' };
};

/** POST …/test: the draft goes to the typed addresses and to no other. BO-114 */
export const testMailing = async (
  tx: Tx,
  deps: MailingsDeps,
  publicId: string,
  {
    version,
    addresses: typed,
    language,
    told,
  }: {
    readonly version: number;
    readonly addresses: readonly string[];
    /** Of the letter, and of the answer. */
    readonly language: Language;
    readonly told: Language;
  },
): Promise<Result<Acted<{ message: string }>>> => {
  const mailing = await lockMailing(tx, publicId);
  if (!mailing) return notFound();
  if (mailing.version !== version) return changedSince(version, mailing.version);
  const problems = await textProblems(tx, deps, mailing);
  const addresses = readAddresses(typed);
  if (!Array.isArray(addresses)) problems['addresses'] = addresses;
  if (!Array.isArray(addresses) || Object.keys(problems).length) return invalid(problems);
  const test = randomId();
  await deps.notifications.queue(
    tx,
    addresses.map((recipient, index) => ({
      template: testTemplate,
      recipient,
      language,
      data: { mailing: publicId },
      dedupeKey: `mailing-test:${test}:${index}`,
    })),
  );
  return ok({
    answer: { message: errorText(told, { id: 'mailing_tested' }) },
    object: objectOf(mailing),
    changes: [{ field: 'addresses', before: null, after: addresses.map(maskEmail).join(', ') }],
  });
};
