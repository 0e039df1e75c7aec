import { checkSmsCode, formatPhone, loginPhoneCountries, parsePhone, smsCodeLength } from '@trassa/rules';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorText } from '../i18n/error-text.ts';
import type from '../styles/type.module.css';
import { Button } from '../ui/button.tsx';
import { Countdown, useSecondsTo } from '../ui/countdown.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { PhoneField } from '../ui/fields/phone-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useIsBrowser } from '../use-is-browser.ts';
import { textOf, useSubmit } from './use-submit.ts';
import { WaitNote } from './wait-note.tsx';
import { waitText } from './wait-text.ts';

type Sent = { phone: string; /** Unix seconds from when the next code may be asked for. */ again: number };
type Props = {
  /** Of the button once the code was sent: 'Войти' (AUTH-14) or 'Зарегистрироваться'. */
  action: string;
  /** Asks for a code. Answers in how many seconds the next may be asked for. */
  send(phone: string): Promise<{ retry_after: number }>;
  /** Told when the code field appears or goes. */
  onSent?(isSent: boolean): void;
  /** Name of the code on the wire. */
  codeName?: 'phone_code' | 'code';
  label?: string;
  size?: 'md' | 'xl';
  /** Rests after a save. */
  isLocked?: boolean;
  /** What has to be right before a code is sent; its words go to `children`. */
  check?(form: HTMLFormElement): boolean;
  onCode(phone: string, code: string, form: HTMLFormElement): Promise<void>;
  /** Between the fields and the button. */
  children?: ReactNode;
  /** Beside the button. */
  beside?: ReactNode;
};

const readPhone = (form: HTMLFormElement): string | null =>
  parsePhone(textOf(form, 'phone'), { countries: loginPhoneCountries });

/** Phone, then the code field that appears: the button turns from 'Получить код' into the action (AUTH-13…16, AUTH-24). */
export const PhoneForm = ({
  action,
  send,
  onSent,
  codeName = 'phone_code',
  label,
  size = 'xl',
  isLocked = false,
  check,
  onCode,
  children,
  beside,
}: Props) => {
  const t = useTranslations('signIn');
  const words = useErrorText();
  const isBrowser = useIsBrowser();
  const { formRef, isBusy, errors, refuse, forget, wait, run } = useSubmit(['phone', codeName]);
  const [sent, keepSent] = useState<Sent | null>(null);
  const setSent = (next: Sent | null): void => {
    keepSent(next);
    onSent?.(next !== null);
  };
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (sent) codeField.current?.focus();
  }, [sent]);

  const problemsOf = (form: HTMLFormElement): Record<string, string | undefined> => {
    const problem = sent && checkSmsCode(textOf(form, codeName));
    return {
      phone: readPhone(form) ? undefined : words({ id: 'phone' }),
      [codeName]: problem ? words(problem) : undefined,
    };
  };
  const sendCode = async (form: HTMLFormElement): Promise<void> => {
    const phone = readPhone(form);
    if (!phone) return refuse({ phone: words({ id: 'phone' }) });
    await run(async () => {
      const { retry_after } = await send(phone);
      setSent({ phone, again: Date.now() / 1000 + retry_after });
    });
    return undefined;
  };
  const enter = async (form: HTMLFormElement, phone: string): Promise<void> => {
    await run(
      () => onCode(phone, textOf(form, codeName), form),
      ({ status, answer }) => {
        // A blocked person is told so where he typed.
        if (status === 403) refuse({ phone: answer.message });
        return status === 403;
      },
    );
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy || isLocked) return;
    // All that is wrong is said at once, so what the caller checks never hides what is checked here.
    const isFit = check?.(form) ?? true;
    const wrong = problemsOf(form);
    if (Object.values(wrong).some(Boolean)) return refuse(wrong);
    if (isFit) void (sent ? enter(form, sent.phone) : sendCode(form));
  };
  const editPhone = (typed: string): void => {
    forget('phone');
    if (sent && parsePhone(typed, { countries: loginPhoneCountries }) !== sent.phone) setSent(null);
  };
  return (
    <form ref={formRef} method="post" noValidate onSubmit={submit}>
      <Stack gap={20}>
        <PhoneField
          name="phone"
          label={label}
          countries={loginPhoneCountries}
          error={errors.phone}
          onChange={(event) => editPhone(event.target.value)}
        />
        {sent && (
          <div>
            <TextField
              key={sent.again}
              ref={codeField}
              label={t('code')}
              name={codeName}
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern={`[0-9]{${smsCodeLength}}`}
              error={errors[codeName]}
              hint={<span role="status">{t('codeSent', { phone: formatPhone(sent.phone) })}</span>}
              onChange={(event) => {
                // A whole message may be pasted: the digits of it are the code.
                const input = event.currentTarget;
                input.value = input.value.replace(/\D/g, '').slice(0, smsCodeLength);
                forget(codeName);
              }}
            />
            <Resend again={sent.again} onResend={() => formRef.current && void sendCode(formRef.current)} />
          </div>
        )}
        {children}
        <WaitNote wait={wait} />
        <Row>
          <Button type="submit" size={size} isBusy={isBusy} disabled={!isBrowser || isLocked}>
            {sent ? action : t('getCode')}
          </Button>
          {beside}
        </Row>
      </Stack>
    </form>
  );
};

/** The code once more, as soon as the server allows. */
const Resend = ({ again, onResend }: { again: number; onResend(): void }) => {
  const t = useTranslations('signIn');
  const left = useSecondsTo(again);
  if (left === 0) {
    return (
      <Button kind="quiet" onClick={onResend}>
        {t('resend')}
      </Button>
    );
  }
  return (
    <p className={type['small']}>{t.rich('resendIn', { time: () => <Countdown to={again} format={waitText} /> })}</p>
  );
};
