import { checkChosenPassword } from '@trassa/rules';
import type { ReactNode } from 'react';
import { PasswordField } from '../../../shared/account/password-field.tsx';
import { useSentForm } from '../../../shared/forms/use-sent-form.ts';
import { WaitNote } from '../../../shared/account/wait-note.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout/layout.tsx';
import { Note } from '../../../shared/ui/states/note.tsx';
import { useIsBrowser } from '../../../shared/use-is-browser.ts';
import { NoScript } from '../no-script.tsx';

type Props = {
  title: string;
  text: string;
  label: string;
  /** Beside the button. */
  other?: ReactNode;
  save(password: string): Promise<void>;
};

/** Asks whoever opened a letter for a password of his own (DEC-40, DEC-114). */
export const ChoosePassword = ({ title, text, label, other, save }: Props) => {
  const isBrowser = useIsBrowser();
  const form = useSentForm({ password: '', new_password: null, code: null }, ({ password }) => ({
    password: checkChosenPassword(password),
  }));
  const field = form.field('password');
  const code = form.errorOf('code');
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <NoScript />
      <form {...form.bind(({ password }) => form.run(() => save(password)))}>
        <Stack gap={20}>
          {code && (
            <Note kind="error" role="alert">
              {code}
            </Note>
          )}
          <PasswordField
            isNew
            field={{
              ...field,
              error: field.error ?? form.errorOf('new_password'),
              onChange(event) {
                form.forget('new_password');
                field.onChange(event);
              },
            }}
          />
          <WaitNote wait={form.wait} />
          <Row>
            <Button type="submit" size="xl" isBusy={form.isBusy} disabled={!isBrowser}>
              {label}
            </Button>
            {other}
          </Row>
        </Stack>
      </form>
    </>
  );
};
