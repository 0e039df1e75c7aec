import { checkConsent, checkEmail, normaliseEmail } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { EmailField } from '../../account/email-field.tsx';
import { WaitNote } from '../../account/wait-note.tsx';
import { request } from '../../api/browser-client.ts';
import { documentLink } from '../../document/document-link.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useSession } from '../../session.ts';
import type from '../../styles/type.module.css';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { Sheet } from '../../ui/overlays/overlay.tsx';
import { Note } from '../../ui/states/note.tsx';
import css from './reminder-window.module.css';

type Props = { cityId: string; name: string; isOpen: boolean; onClose(): void };

/** Where the letters go: to the own confirmed address at once, else to a typed one that its first letter proves. */
export const ReminderWindow = ({ cityId, name, isOpen, onClose }: Props) => {
  const t = useTranslations('reminder');
  const { language } = useLanguage();
  const { user } = useSession();
  const own = user && !user.temporary && user.email_confirmed ? user.email : null;
  const form = useSentForm({ email: '', agree: false }, ({ email, agree }) =>
    own === null ? { email: checkEmail(email), agree: checkConsent(agree) } : {},
  );
  const [done, setDone] = useState<string | null>(null);
  const submit = form.bind(({ email, agree }) =>
    form.run(async () => {
      const body = own === null ? { email: normaliseEmail(email), agree } : {};
      const answer = await request(calls.reminders.ask, { params: { event_city: cityId }, body }, { ownErrors: true });
      setDone(answer.message);
    }),
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')} kicker={name}>
      {done ? (
        <Note kind="success" role="status">
          {done}
        </Note>
      ) : (
        <form {...submit} className={css['form']}>
          <p>{t('lead')}</p>
          {own === null ? (
            <>
              <EmailField field={form.field('email')} />
              <CheckField {...form.field('agree')}>
                {t.rich('agree', {
                  personal: (text) => (
                    <a className={type['link']} href={documentLink('pers', language)} target="_blank" rel="noreferrer">
                      {text}
                    </a>
                  ),
                })}
              </CheckField>
            </>
          ) : (
            <p>{t('own', { email: own })}</p>
          )}
          <WaitNote wait={form.wait} />
          <Button type="submit" size="xl" isWide isBusy={form.isBusy}>
            {t('send')}
          </Button>
        </form>
      )}
    </Sheet>
  );
};
