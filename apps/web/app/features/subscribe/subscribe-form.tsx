import { checkConsent, checkEmail, normaliseEmail } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { EmailField } from '../../shared/account/email-field.tsx';
import { documentLink } from '../../shared/document/document-link.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { useSentForm } from '../../shared/forms/use-sent-form.ts';
import { WaitNote } from '../../shared/account/wait-note.tsx';
import { request } from '../../shared/api/browser-client.ts';
import type from '../../shared/styles/type.module.css';
import { Button } from '../../shared/ui/button.tsx';
import { CheckField } from '../../shared/ui/fields/check-field.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Sign } from '../../shared/ui/sign/sign.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';
import css from './subscribe-form.module.css';

/** News by letter: an address and a consent, which the letter's link confirms (DEC-45). */
export const SubscribeForm = () => {
  const t = useTranslations('subscribe');
  const { language } = useLanguage();
  const isBrowser = useIsBrowser();
  const form = useSentForm({ email: '', agree: false }, ({ email, agree }) => ({
    email: checkEmail(email),
    agree: checkConsent(agree),
  }));
  const [done, setDone] = useState<string | null>(null);
  const submit = form.bind(({ email, agree }) =>
    form.run(async () => {
      const body = { email: normaliseEmail(email), agree };
      setDone((await request(calls.profile.subscribe, { body }, { ownErrors: true })).message);
    }),
  );
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
        <form {...submit} className={css['form']}>
          <div className={css['line']}>
            <EmailField field={form.field('email')} />
            <Button type="submit" isBusy={form.isBusy} disabled={!isBrowser}>
              {t('send')}
            </Button>
          </div>
          <CheckField {...form.field('agree')}>
            {t.rich('agree', {
              personal: (text) => (
                <a className={type['link']} href={documentLink('pers', language)} target="_blank" rel="noreferrer">
                  {text}
                </a>
              ),
              advertising: (text) => (
                <a
                  className={type['link']}
                  href={documentLink('advertising', language)}
                  target="_blank"
                  rel="noreferrer"
                >
                  {text}
                </a>
              ),
            })}
          </CheckField>
          <WaitNote wait={form.wait} />
        </form>
      )}
    </section>
  );
};
