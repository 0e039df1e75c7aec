import { ConfigError } from './error.ts';

type Address = {
  /** Origin of the gateway, without a slash at the end. */
  readonly url: string;
  /** Milliseconds; 5 s unless a test says otherwise. */
  readonly timeout?: number;
};
export type SmsAeroConfig = Address & {
  readonly provider: 'smsaero';
  readonly email: string;
  readonly apiKey: string;
  readonly sign: string;
};
export type SmscConfig = Address & {
  readonly provider: 'smsc';
  readonly credentials: { readonly apiKey: string } | { readonly login: string; readonly password: string };
  /** Name of the sender; null: the account's own. */
  readonly sender: string | null;
};
export type SmsConfig = SmsAeroConfig | SmscConfig;

/** The variables of the gateways, as the schema of the configuration has checked them. */
export type SmsVariables = {
  readonly SMS_PROVIDER?: 'smsaero' | 'smsc' | undefined;
  /** Another address of the same gateway. */
  readonly SMS_URL?: string | undefined;
  readonly SMSAERO_EMAIL?: string | undefined;
  readonly SMSAERO_API_KEY?: string | undefined;
  readonly SMSAERO_SIGN?: string | undefined;
  readonly SMSC_API_KEY?: string | undefined;
  readonly SMSC_LOGIN?: string | undefined;
  readonly SMSC_PASSWORD?: string | undefined;
  readonly SMSC_SENDER?: string | undefined;
};

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

const needed = (v: SmsVariables, name: keyof SmsVariables): string => {
  const text = v[name];
  if (text === undefined) throw new ConfigError(`${name} must be set for SMS_PROVIDER=${v.SMS_PROVIDER}.`);
  return text;
};

/** The chosen gateway with its keys; null: messages go to the outbox folder. */
export const readSms = (v: SmsVariables): SmsConfig | null => {
  if (v.SMS_PROVIDER === undefined) return null;
  if (v.SMS_PROVIDER === 'smsaero')
    return {
      provider: 'smsaero',
      url: withoutSlash(v.SMS_URL ?? 'https://gate.smsaero.ru'),
      email: needed(v, 'SMSAERO_EMAIL'),
      apiKey: needed(v, 'SMSAERO_API_KEY'),
      sign: v.SMSAERO_SIGN ?? 'SMS Aero',
    };
  const apiKey = v.SMSC_API_KEY;
  return {
    provider: 'smsc',
    url: withoutSlash(v.SMS_URL ?? 'https://smsc.ru'),
    credentials:
      apiKey === undefined ? { login: needed(v, 'SMSC_LOGIN'), password: needed(v, 'SMSC_PASSWORD') } : { apiKey },
    sender: v.SMSC_SENDER ?? null,
  };
};
