import { errorText, type Language } from '@trassa/contracts';
import { emailKey, isEmail, normaliseEmail } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { randomId } from '../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import { lockPerson } from '../accounts/index.ts';
import { confirmReminder, endReminder, findReminder, insertReminder } from './reminders.repository.ts';
import { readReminderCode } from './reminder-codes.ts';
import type { RemindersDeps } from './reminders-deps.ts';

type Told = Result<{ message: string }>;
type From = { readonly address: string; readonly language: Language };
type Asked = {
  readonly eventCity: string;
  readonly email?: string | null | undefined;
  readonly agree?: boolean | null | undefined;
};

const told = (id: string, language: Language): Told => ok({ message: errorText(language, { id }) });

/** The address that letters go to, and whether it is the asker's own and proved. */
const addressOf = async (
  { db, accounts }: RemindersDeps,
  typed: string | null | undefined,
  userId: number | null,
): Promise<Result<{ email: string; isOwn: boolean }>> => {
  const account = userId === null ? null : await accounts.findAccount(db, userId);
  const own = account?.emailConfirmed ? account.email : null;
  const email = normaliseEmail(typed ?? '');
  if (own && (!email || emailKey(email) === emailKey(own))) return ok({ email: own, isOwn: true });
  if (!email) return invalid({ email: { id: 'required' } });
  return isEmail(email) ? ok({ email, isOwn: false }) : invalid({ email: { id: 'email' } });
};

/**
 * POST /api/reminder/{event_city}: the own confirmed address at once, any other one after its letter. The answer and its
 * limits tell nothing of whether the mailbox has asked before.
 */
export const askReminder = async (
  deps: RemindersDeps,
  { eventCity, email: typed, agree }: Asked,
  { userId, address, language }: From & { userId: number | null },
): Promise<Told> => {
  const { db, clock, notifications } = deps;
  const id = await deps.findStart(eventCity);
  const start = id === null ? undefined : (await deps.showStarts([id], language)).get(id);
  if (id === null || !start) return notFound();
  if (start.sale_state !== 'soon' || start.sale_start === undefined)
    return refuse({ code: 'state', message: { id: 'reminder_late' } });
  const to = await addressOf(deps, typed, userId);
  if (!to.ok) return to;
  const { email, isOwn } = to.value;
  if (!isOwn && agree !== true)
    return refuse({ code: 'consent_required', errors: { agree: { id: 'consent_required' } } });
  const about = { kind: 'reminder', about: eventCity };
  const letter = isOwn ? ok(false) : await deps.accounts.takeQuietLetter({ ...about, email, address });
  if (!letter.ok) return letter;
  const opensAt = new Date(start.sale_start * 1000);
  return db.transaction().execute(async (tx) => {
    const owner = isOwn ? userId : null;
    // Erased since the address was read: it would stay behind.
    if (owner !== null && !(await lockPerson(tx, owner))) return notFound();
    const row = { publicId: randomId(), eventCityId: id, userId: owner, email, language, opensAt };
    const reminder = await insertReminder(tx, { ...row, agreed: !isOwn, isConfirmed: isOwn, now: clock() });
    const answer = told(isOwn ? 'reminder_on' : 'reminder_sent', language);
    if (reminder.isConfirmed || !letter.value) return answer;
    const { publicId, askedAt } = reminder;
    await notifications.queue(tx, [
      {
        template: 'reminder_ask',
        recipient: email,
        language,
        data: { reminder: publicId },
        dedupeKey: `reminder_ask:${publicId}:${askedAt}`,
      },
    ]);
    return answer;
  });
};

/** PUT /api/reminder/confirm/{code}: also twice, until the reminder ends; the consent is dated now, when it is proved. */
export const confirmAsked = async (deps: RemindersDeps, code: string, { address, language }: From): Promise<Told> => {
  const { db, clock, accounts } = deps;
  const publicId = readReminderCode(deps.key, 'confirm', code);
  const known = publicId === null ? null : await findReminder(db, publicId);
  if (!known || known.isEnded) return invalid({ code: { id: 'link_dead' } });
  await db.transaction().execute(async (tx) => {
    const begun = await confirmReminder(tx, known.publicId, clock());
    if (begun?.agreed)
      await accounts.saveConsents(tx, [{ purpose: 'personal_data', given: true }], {
        userId: null,
        email: begun.email,
        source: 'reminder',
        address,
      });
  });
  return told('reminder_on', language);
};

/** PUT /api/reminder/stop/{code}: never expires, works twice. */
export const stopAsked = async (
  deps: RemindersDeps,
  code: string,
  { language }: Pick<From, 'language'>,
): Promise<Told> => {
  const publicId = readReminderCode(deps.key, 'stop', code);
  if (publicId === null) return invalid({ code: { id: 'link_dead' } });
  await endReminder(deps.db, publicId, deps.clock());
  return told('reminder_off', language);
};

/** Unix seconds of the opening that the pages show now; null: the start is withdrawn, on sale or over. */
export const openingOf = async (
  deps: Pick<RemindersDeps, 'showStarts' | 'clock'>,
  eventCityId: number,
  language: Language,
) => {
  const start = (await deps.showStarts([eventCityId], language)).get(eventCityId);
  if (!start || start.sale_state !== 'soon' || start.sale_start === undefined) return null;
  return start.sale_start > toUnix(deps.clock()) ? { start, opensAt: start.sale_start } : null;
};
