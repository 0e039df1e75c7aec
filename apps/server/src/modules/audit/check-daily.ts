import type { Language } from '@trassa/contracts';
import type { LetterContent, NotificationsModule } from '../notifications/index.ts';
import type { AuditDeps } from './audit-deps.ts';
import { insertAnchor, insertCheck, selectSweeps } from './checks.repository.ts';
import { selectLink } from './seals.repository.ts';
import { numbersOf, verifyNumbers } from './verify-seals.ts';

/** Where the seal goes outside of the house. */
export type SealMail = {
  readonly notifications: Pick<NotificationsModule, 'queue' | 'addTemplate'>;
  readonly email: string;
};

type Words = { subject: string; broken: string; text: string; number: string; seal: string };
const words: Readonly<Record<Language, Words>> = {
  ru: {
    subject: 'Печать журнала',
    broken: 'Журнал нарушен',
    text: 'Храните это письмо вне сервера: журнал, переписанный целиком, с этой печатью не сойдётся.',
    number: 'Запись',
    seal: 'Печать',
  },
  en: {
    subject: 'Seal of the audit',
    broken: 'The audit is broken',
    text: 'Keep this letter outside of the server: an audit that is rewritten as a whole does not match this seal.',
    number: 'Entry',
    seal: 'Seal',
  },
};

export const addSealLetter = ({ notifications }: SealMail): void => {
  notifications.addTemplate('audit_seal', async (data, language): Promise<LetterContent> => {
    const { subject, broken, text, number, seal } = words[language];
    const isBroken = Number(data['broken']) > 0;
    return {
      subject: isBroken ? broken : subject,
      title: isBroken ? broken : subject,
      parts: [
        { type: 'text', text },
        {
          type: 'facts',
          facts: [
            [number, String(data['number'])],
            [seal, String(data['seal'])],
            ...(isBroken ? [[broken, `№ ${String(data['broken'])}`] as const] : []),
          ],
        },
      ],
    };
  });
};

const day = 86_400_000;
/** Days after which everything is verified again. */
const wholeDays = 30;
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * Once a day: verifies what came since two days before the last time, everything when that was last right a month ago or more, or
 * something was wrong, and sends the last seal away. A house that stood still for a while misses nothing.
 */
export const checkDaily = async (deps: AuditDeps, mail: SealMail | null, now: Date): Promise<boolean> => {
  const { db } = deps;
  const { last: lastTime, whole } = await selectSweeps(db);
  if (lastTime && dayOf(lastTime) === dayOf(now)) return true;
  const isWhole = whole === null || now.getTime() - whole.getTime() >= wholeDays * day;
  const since = Math.min(now.getTime(), lastTime?.getTime() ?? now.getTime()) - 2 * day;
  const numbers = await numbersOf(db, { from: isWhole ? null : new Date(since), to: null });
  const { ok, checked, brokenAt } = await verifyNumbers(deps, numbers);
  if (!ok) deps.log.error({ number: brokenAt }, 'the audit is broken');
  await db.transaction().execute(async (tx) => {
    const last = await selectLink(tx);
    await insertCheck(tx, { at: now, by: null, isWhole, lastNumber: numbers?.last ?? null, checked, brokenAt });
    if (!mail || !(last || brokenAt !== null)) return;
    if (last) await insertAnchor(tx, last, now);
    const data = { number: last?.number ?? 0, seal: last?.seal.toString('base64') ?? '—', broken: brokenAt ?? 0 };
    const dedupeKey = `audit_seal:${dayOf(now)}:${brokenAt ?? ''}`;
    const letter = { template: 'audit_seal', recipient: mail.email, language: 'ru' as const };
    await mail.notifications.queue(tx, [{ ...letter, data, dedupeKey }]);
  });
  return ok;
};
