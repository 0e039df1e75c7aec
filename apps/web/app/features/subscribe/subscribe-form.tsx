import { isEmail } from '@trassa/rules';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { EmailField } from '../../shared/account/email-field.tsx';
import { textOf, useSubmit } from '../../shared/account/use-submit.ts';
import { WaitNote } from '../../shared/account/wait-note.tsx';
import { request } from '../../shared/api/browser-client.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import type from '../../shared/styles/type.module.css';
import { Button } from '../../shared/ui/button.tsx';
import { CheckField } from '../../shared/ui/fields/check-field.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Sign } from '../../shared/ui/sign.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';
import css from './subscribe-form.module.css';

const fields = ['email', 'agree'] as const;

/** News by letter: an address and a consent, which the letter's link confirms (DEC-45). */
export const SubscribeForm = () => {
  const t = useTranslations('subscribe');
  const words = useErrorText();
  const isBrowser = useIsBrowser();
  const { formRef, isBusy, errors, refuse, forget, wait, run } = useSubmit(fields);
  const [done, setDone] = useState<string | null>(null);
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = textOf(form, 'email').trim();
    const agree = textOf(form, 'agree') !== '';
    const wrongEmail = email === '' ? words({ id: 'required' }) : isEmail(email) ? undefined : words({ id: 'email' });
    const wrongAgree = agree ? undefined : words({ id: 'consent_required' });
    if (wrongEmail || wrongAgree) {
      refuse({ email: wrongEmail, agree: wrongAgree });
      return;
    }
    void run(async () => {
      const { message } = await request(calls.profile.subscribe, { body: { email, agree } }, { ownErrors: true });
      setDone(message);
    });
  };
  return (
    <section className={css['box']} aria-labelledby="subscribe">
      <Sign name="tower" className={css['sign']} />
      <div className={css['words']}>
        <h2 id="subscribe">{t('title')}</h2>
        <p>{t('lead')}</p>
      </div>
      {done ? (
        <Note kind="success" role="status">
          {done}
        </Note>
      ) : (
        <form ref={formRef} className={css['form']} method="post" onSubmit={send} noValidate>
          <div className={css['line']}>
            <EmailField error={errors.email} onEdit={() => forget('email')} />
            <Button type="submit" isBusy={isBusy} disabled={!isBrowser}>
              {t('send')}
            </Button>
          </div>
          <CheckField name="agree" error={errors.agree} onChange={() => forget('agree')}>
            {t.rich('agree', {
              personal: (text) => (
                <a className={type['link']} href="/api/files/document/pers" target="_blank" rel="noreferrer">
                  {text}
                </a>
              ),
              advertising: (text) => (
                <a className={type['link']} href="/api/files/document/advertising" target="_blank" rel="noreferrer">
                  {text}
                </a>
              ),
            })}
          </CheckField>
          <WaitNote wait={wait} />
        </form>
      )}
    </section>
  );
};
