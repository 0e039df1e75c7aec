import type { Language } from '@trassa/contracts';
import type { LetterContent, NotificationsModule } from '../notifications/index.ts';
import type { AuditDeps } from './audit-deps.ts';
import { verifySeals } from './seal-entries.ts';
import { selectLink } from './seals.repository.ts';

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

/**
 * Once a day: verifies what was sealed within two days, on the first of a month all of it, and sends the last seal away. Several
 * processes send it once.
 */
export const checkDaily = async (deps: AuditDeps, mail: SealMail | null, now: Date): Promise<boolean> => {
  const from = now.getUTCDate() === 1 ? null : new Date(now.getTime() - 2 * day);
  const { ok, brokenAt } = await verifySeals(deps, { from, to: null });
  if (!ok) deps.log.error({ number: brokenAt }, 'the audit is broken');
  const last = await selectLink(deps.db);
  if (mail && last) {
    const data = { number: last.number, seal: last.seal.toString('base64'), broken: brokenAt ?? 0 };
    const dedupeKey = `audit_seal:${now.toISOString().slice(0, 10)}:${brokenAt ?? ''}`;
    await deps.db
      .transaction()
      .execute((tx) =>
        mail.notifications.queue(tx, [
          { template: 'audit_seal', recipient: mail.email, language: 'ru', data, dedupeKey },
        ]),
      );
  }
  return ok;
};
