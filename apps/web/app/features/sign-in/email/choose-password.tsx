import { checkPassword } from '@trassa/rules';
import type { ReactNode, SubmitEvent } from 'react';
import { PasswordField } from '../../../shared/account/password-field.tsx';
import { textOf, useSubmit } from '../../../shared/account/use-submit.ts';
import { WaitNote } from '../../../shared/account/wait-note.tsx';
import { useErrorText } from '../../../shared/i18n/error-text.ts';
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
  const words = useErrorText();
  const isBrowser = useIsBrowser();
  const { formRef, ...form } = useSubmit(['password', 'new_password', 'code']);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (form.isBusy) return;
    const password = textOf(event.currentTarget, 'password');
    const broken = password ? checkPassword(password) : ({ id: 'required' } as const);
    if (broken) return form.refuse({ password: words(broken) });
    void form.run(() => save(password));
    return undefined;
  };
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <NoScript />
      <form ref={formRef} method="post" noValidate onSubmit={submit}>
        <Stack gap={20}>
          {form.errors.code && (
            <Note kind="error" role="alert">
              {form.errors.code}
            </Note>
          )}
          <PasswordField
            isNew
            error={form.errors.password ?? form.errors.new_password}
            onEdit={() => {
              form.forget('password');
              form.forget('new_password');
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
