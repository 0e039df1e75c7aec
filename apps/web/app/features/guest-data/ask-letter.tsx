import { isEmail, normaliseEmail } from '@trassa/rules';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { EmailField } from '../../shared/account/email-field.tsx';
import { textOf, useSubmit } from '../../shared/account/use-submit.ts';
import { WaitNote } from '../../shared/account/wait-note.tsx';
import { request } from '../../shared/api/browser-client.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';

/** Asks for the letter that opens the data of an address; the answer is the same whether there is any. */
export const AskLetter = () => {
  const t = useTranslations('guestData');
  const words = useErrorText();
  const isBrowser = useIsBrowser();
  const { formRef, ...form } = useSubmit(['email']);
  const [sent, setSent] = useState<string | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (form.isBusy) return;
    setSent(null);
    const email = normaliseEmail(textOf(event.currentTarget, 'email'));
    if (!isEmail(email)) {
      form.refuse({ email: words({ id: email ? 'email' : 'required' }) });
      return;
    }
    await form.run(async () =>
      setSent((await request(calls.guestData.ask, { body: { email } }, { ownErrors: true })).message),
    );
  };
  return (
    <form ref={formRef} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={20}>
        <EmailField error={form.errors.email} onEdit={() => form.forget('email')} />
        <WaitNote wait={form.wait} />
        {sent !== null && (
          <Note kind="success" role="status">
            {sent}
          </Note>
        )}
        <div>
          <Button type="submit" size="xl" isBusy={form.isBusy} disabled={!isBrowser}>
            {t('send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
