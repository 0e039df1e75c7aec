import { checkEmail, normaliseEmail } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { EmailField } from '../../shared/account/email-field.tsx';
import { useSentForm } from '../../shared/forms/use-sent-form.ts';
import { WaitNote } from '../../shared/account/wait-note.tsx';
import { request } from '../../shared/api/browser-client.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';

/** Asks for the letter that opens the data of an address; the answer is the same whether there is any. */
export const AskLetter = () => {
  const t = useTranslations('guestData');
  const isBrowser = useIsBrowser();
  const form = useSentForm({ email: '' }, ({ email }) => ({ email: checkEmail(email) }));
  const [sent, setSent] = useState<string | null>(null);
  const submit = form.bind(({ email: typed }) => {
    setSent(null);
    const email = normaliseEmail(typed);
    return form.run(async () =>
      setSent((await request(calls.guestData.ask, { body: { email } }, { ownErrors: true })).message),
    );
  });
  return (
    <form {...submit}>
      <Stack gap={20}>
        <EmailField field={form.field('email')} />
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
