import { checkConsent, checkSmsCode, formatPhone, loginPhoneCountries, parsePhone, smsCodeLength } from '@trassa/rules';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { type SentField, useSentForm } from '../forms/use-sent-form.ts';
import type from '../styles/type.module.css';
import { Button } from '../ui/button.tsx';
import { Countdown, useSecondsTo } from '../ui/countdown.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { PhoneField } from '../ui/fields/phone-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useIsBrowser } from '../use-is-browser.ts';
import { noConsents } from './no-consents.ts';
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
  /** One of many forms of a page: its button is not the main one. */
  isQuiet?: boolean;
  /** Rests after a save. */
  isLocked?: boolean;
  /** Draws the consents, without which no code is sent; given by whoever needs them, as the settings have no room for their code. */
  consents?(fields: { agree: SentField; mailing: SentField }): ReactNode;
  onCode(phone: string, code: string, consents: typeof noConsents): Promise<void>;
  /** Beside the button. */
  beside?: ReactNode;
};

const read = (typed: string): string | null => parsePhone(typed, { countries: loginPhoneCountries });
const blank = { phone: '', phone_code: '', code: '', ...noConsents };

/** Phone, then the code field that appears: the button turns from 'Получить код' into the action (AUTH-13…16, AUTH-24). */
export const PhoneForm = ({
  action,
  send,
  onSent,
  codeName = 'phone_code',
  label,
  size = 'xl',
  isQuiet = false,
  isLocked = false,
  consents,
  onCode,
  beside,
}: Props) => {
  const t = useTranslations('signIn');
  const isBrowser = useIsBrowser();
  const [sent, keepSent] = useState<Sent | null>(null);
  const setSent = (next: Sent | null): void => {
    keepSent(next);
    onSent?.(next !== null);
  };
  // All that is wrong is said at once.
  const form = useSentForm(blank, (typed) => ({
    phone: read(typed.phone) ? null : { id: 'phone' },
    [codeName]: sent && checkSmsCode(typed[codeName]),
    agree: consents ? checkConsent(typed.agree) : null,
  }));
  const leadToCode = useEffectEvent(() => form.focus(codeName));
  useEffect(() => {
    if (sent) leadToCode();
  }, [sent]);

  const sendCode = (phone: string): Promise<boolean> =>
    form.run(async () => {
      const { retry_after } = await send(phone);
      setSent({ phone, again: Date.now() / 1000 + retry_after });
    });
  const resend = (): void => {
    const phone = read(form.read().phone);
    if (phone) void sendCode(phone);
    else form.refuse({ phone: { id: 'phone' } });
  };
  const enter = (phone: string, code: string, given: typeof noConsents): Promise<boolean> =>
    form.run(
      () => onCode(phone, code, given),
      ({ status, answer }) => {
        // A blocked person is told so where he typed.
        if (status === 403) form.refuse({ phone: answer.message });
        return status === 403;
      },
    );
  const submit = form.bind(({ phone: typed, agree, mailing, ...codes }) => {
    const phone = read(typed);
    if (isLocked || phone === null) return undefined;
    return sent ? enter(sent.phone, codes[codeName], { agree, mailing }) : sendCode(phone);
  });
  const phoneField = form.field('phone');
  const codeField = form.field(codeName);
  return (
    <form {...submit}>
      <Stack gap={20}>
        <PhoneField
          {...phoneField}
          label={label}
          countries={loginPhoneCountries}
          onChange={(event) => {
            phoneField.onChange(event);
            if (sent && read(event.target.value) !== sent.phone) setSent(null);
          }}
        />
        {sent && (
          <div>
            <TextField
              key={sent.again}
              {...codeField}
              label={t('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern={`[0-9]{${smsCodeLength}}`}
              hint={<span role="status">{t('codeSent', { phone: formatPhone(sent.phone) })}</span>}
              onChange={(event) => {
                // A whole message may be pasted: the digits of it are the code.
                const input = event.currentTarget;
                input.value = input.value.replace(/\D/g, '').slice(0, smsCodeLength);
                codeField.onChange(event);
              }}
            />
            <Resend again={sent.again} onResend={resend} />
          </div>
        )}
        {consents?.({ agree: form.field('agree'), mailing: form.field('mailing') })}
        <WaitNote wait={form.wait} />
        <Row>
          <Button
            type="submit"
            kind={isQuiet ? 'line' : 'primary'}
            size={size}
            isBusy={form.isBusy}
            disabled={!isBrowser || isLocked}
          >
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
