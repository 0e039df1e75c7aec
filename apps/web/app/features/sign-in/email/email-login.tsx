import { normaliseEmail } from '@trassa/rules';
import { type MouseEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout/layout.tsx';
import { Note } from '../../../shared/ui/states/note.tsx';
import { useIsBrowser } from '../../../shared/use-is-browser.ts';
import { EmailField } from '../../../shared/account/email-field.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { PasswordField } from '../../../shared/account/password-field.tsx';
import { Recovery } from './recovery.tsx';
import { useSignedIn } from '../use-signed-in.ts';
import { WayLink } from '../ways.tsx';
import { useSentForm } from '../../../shared/forms/use-sent-form.ts';
import { WaitNote } from '../../../shared/account/wait-note.tsx';

const silent = { ownErrors: true } as const;

/** E-mail and password; after 418 the button sends the confirmation letter again (AUTH-02, AUTH-10…12, ERR-18, ERR-21). */
export const EmailLogin = () => {
  const t = useTranslations('signIn');
  const isBrowser = useIsBrowser();
  const signedIn = useSignedIn();
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  const form = useSentForm({ email: '', password: '' }, ({ email, password }) => ({
    email: normaliseEmail(email) ? null : { id: 'required' },
    password: password || isUnconfirmed ? null : { id: 'required' },
  }));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [recovery, setRecovery] = useState<{ isOpen: boolean; email: string } | null>(null);
  const [search] = useSearchParams();
  // A dead link of a recovery letter leads here to ask for another one.
  const isRecovering = recovery?.isOpen ?? (isBrowser && search.has('recovery'));

  const recoveryQuery = new URLSearchParams(search);
  recoveryQuery.set('recovery', '1');

  const confirm = async (email: string): Promise<void> => {
    if (await form.run(() => request(calls.signIn.repeatConfirmation, { body: { email } }, silent))) setSentTo(email);
  };
  const login = (email: string, password: string): Promise<boolean> =>
    form.run(
      async () => signedIn(await request(calls.signIn.byEmail, { body: { email, password } }, silent), 'email'),
      ({ status, answer }) => {
        if (status === 418) setIsUnconfirmed(true);
        // A blocked person is told so where he typed.
        else if (status === 403) form.refuse({ email: answer.message });
        return status === 418 || status === 403;
      },
    );
  const submit = form.bind(({ email, password }) =>
    isUnconfirmed ? confirm(normaliseEmail(email)) : login(normaliseEmail(email), password),
  );
  /** Before the scripts came, the link opens the same popup by its address. */
  const recover = (event: MouseEvent): void => {
    event.preventDefault();
    setRecovery({ isOpen: true, email: form.read().email.trim() });
  };
  return (
    <>
      <form {...submit}>
        <Stack gap={20}>
          {isUnconfirmed && (
            <Note kind="error" role="alert">
              <b>{t('unconfirmed')}</b>
              <p>{t('unconfirmedText')}</p>
            </Note>
          )}
          <EmailField autoComplete="username" field={form.field('email')} onEdit={() => setIsUnconfirmed(false)} />
          <PasswordField field={form.field('password')} />
          <WaitNote wait={form.wait} />
          {form.wait && (
            <p>
              <WayLink to="/loginlink">{t('withLink')}</WayLink>
            </p>
          )}
          <Row>
            <Button type="submit" size="xl" isBusy={form.isBusy} disabled={!isBrowser}>
              {isUnconfirmed ? t('confirm') : t('enter')}
            </Button>
            <ButtonLink kind="quiet" to={`?${recoveryQuery.toString()}`} onClick={recover}>
              {t('forgot')}
            </ButtonLink>
          </Row>
        </Stack>
      </form>
      <Recovery
        isOpen={isRecovering}
        email={recovery?.email ?? ''}
        onClose={() => setRecovery({ isOpen: false, email: recovery?.email ?? '' })}
      />
      <LetterDialog email={sentTo} text="sentText" onClose={() => setSentTo(null)} />
    </>
  );
};
