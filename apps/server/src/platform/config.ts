import path from 'node:path';
import { brand, isEmail, type VatRate } from '@trassa/rules';
import { z } from 'zod';
import { ConfigError } from './config/error.ts';
import { type KeepYears, readKeepYears } from './config/keep.ts';
import { readLimits, type Limits } from './config/limits.ts';
import { type MapTiles, readMapTiles } from './config/map.ts';
import { readNetworks, type NetworksConfig } from './config/networks.ts';
import { type OfficeNetworks, readOfficeNetworks } from './config/office.ts';
import { readVatRates } from './config/vat.ts';
import { readSms, type SmsConfig } from './config/sms.ts';

export type MailAddress = { name: string; address: string };

export type Config = {
  readonly production: boolean;
  /** Sandbox payments, generated secrets and the outbox folder are allowed. */
  readonly demonstration: boolean;
  readonly port: number;
  readonly host: string;
  /** Public origin without a slash at the end. */
  readonly siteUrl: string;
  readonly dataDir: string;
  readonly outboxDir: string;
  /** null: the embedded database. */
  readonly databaseUrl: string | null;
  /** Milliseconds after which a statement is given up, and connections per process. */
  readonly database: { readonly timeout: number; readonly connections: number; readonly binariesDir: string | null };
  readonly seed: 'demo' | 'none';
  readonly smtpUrl: string | null;
  readonly mailFrom: MailAddress;
  /** null: messages go to the outbox folder. */
  readonly sms: SmsConfig | null;
  readonly networks: NetworksConfig;
  readonly emailCheck: 'dns' | 'syntax';
  /** What becomes of common passwords that fit the rule (DEC-32). */
  readonly passwordCheck: 'off' | 'warn' | 'enforce';
  readonly paymentProviders: readonly string[];
  /** MMDB file of places by IP address; null: places of logins are not known. */
  readonly ipPlacesFile: string | null;
  /** Where maps of places come from; null: they are drawn from the course alone. */
  readonly mapTiles: MapTiles | null;
  /** How many proxies stand before the process, or which networks; false: the peer is the visitor. */
  readonly trustProxy: boolean | number | string;
  readonly limits: Limits;
  /** Orders and notices that come at once share a transaction; false: each has its own (ADR 0030). */
  readonly settleTogether: boolean;
  /** Nothing is limited: tests and benchmarks only. */
  readonly limitsOff: boolean;
  /** Pictures of the season are drawn before anybody asks for them. */
  readonly drawAhead: boolean;
  /** How long personal data stays that the law lets us keep (DEC-120). */
  readonly keepYears: KeepYears;
  /** Minutes after which an idle session of the back office ends; where the last seal of the audit goes every day. */
  readonly office: { readonly idleMinutes: number; readonly sealEmail: string | null };
  readonly officeNetworks: OfficeNetworks;
  /** What reports of VAT count by. */
  readonly vatRates: readonly VatRate[];
  readonly metricsToken: string | null;
  /** Master secret of the installation; null: generated once into DATA_DIR. */
  readonly secretKey: string | null;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Where pages come from: the web's build, Vite with hot reloading, or nowhere (only the API). */
  readonly web: 'build' | 'dev' | 'none';
};

const knownProviders = ['sandbox'] as const;
const weakSecrets = /^(secret|changeme|change-me|password|default|test|example)/i;

const number = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, `a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `a whole number from ${min} to ${max}`)
    .default(fallback);
const oneOf = <const T extends readonly [string, ...string[]]>(words: T) => z.enum(words, `one of ${words.join(', ')}`);
const url = (protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );

const schema = z.object({
  NODE_ENV: z.string().optional(),
  ALLOW_SANDBOX: oneOf(['0', '1']).default('0'),
  PORT: number(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: url(['http:', 'https:']).optional(),
  DATA_DIR: z.string().default('./data'),
  OUTBOX_DIR: z.string().optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_TIMEOUT: number(100, 600_000, 3000),
  DATABASE_CONNECTIONS: number(2, 200, 10),
  DATABASE_BINARIES_DIR: z.string().optional(),
  SEED: oneOf(['demo', 'none']).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>"\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, 'an address such as Name <name@example.org>')
    .optional(),
  SMS_PROVIDER: oneOf(['smsaero', 'smsc']).optional(),
  SMS_URL: url(['http:', 'https:']).optional(),
  SMSAERO_EMAIL: z.string().optional(),
  SMSAERO_API_KEY: z.string().optional(),
  SMSAERO_SIGN: z.string().optional(),
  SMSC_API_KEY: z.string().optional(),
  SMSC_LOGIN: z.string().optional(),
  SMSC_PASSWORD: z.string().optional(),
  SMSC_SENDER: z.string().optional(),
  VK_CLIENT_ID: z.string().optional(),
  VK_CLIENT_SECRET: z.string().optional(),
  VK_ISSUER: url(['http:', 'https:']).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url(['http:', 'https:']).optional(),
  EMAIL_CHECK: oneOf(['dns', 'syntax']).optional(),
  PASSWORD_CHECK: oneOf(['off', 'warn', 'enforce']).default('warn'),
  PAYMENT_PROVIDERS: z.string().default('sandbox'),
  IP_PLACES_FILE: z.string().optional(),
  MAP_TILES: z.string().optional(),
  MAP_CREDIT: z.string().optional(),
  TRUST_PROXY: z.string().default(''),
  SETTLE: oneOf(['together', 'alone']).default('together'),
  LIMITS: oneOf(['on', 'off']).default('on'),
  DRAW_AHEAD: oneOf(['on', 'off']).default('on'),
  STAFF_IDLE_MINUTES: number(10, 120, 30),
  STAFF_NETWORKS: z.string().optional(),
  STAFF_MONEY_NETWORKS: z.string().optional(),
  VAT_RATES: z.string().optional(),
  AUDIT_SEAL_EMAIL: z.string().refine(isEmail, 'an e-mail address').optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  SECRET_KEY: z
    .string()
    .min(32, 'at least 32 random characters')
    .refine((text) => !weakSecrets.test(text) && new Set(text).size > 8, 'random, not a word')
    .optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WEB: oneOf(['build', 'dev', 'none']).default('build'),
});

type Variables = z.output<typeof schema>;

const parse = (env: NodeJS.ProcessEnv): Variables => {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(filled);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigError(`${String(issue?.path[0])} must be ${issue?.message}.`);
};

const addressOf = (text: string): MailAddress => {
  const [, name, address] = /^(.*)<(.+)>$/.exec(text) ?? [];
  return address === undefined ? { name: brand, address: text } : { name: (name ?? '').trim() || brand, address };
};

const providersOf = (text: string): string[] => {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.find((name) => !(knownProviders as readonly string[]).includes(name));
  if (unknown !== undefined || !names.length)
    throw new ConfigError(`PAYMENT_PROVIDERS must be a comma list of ${knownProviders.join(', ')}.`);
  return names;
};

const proxyOf = (text: string): Config['trustProxy'] =>
  text === '' || text === 'false' || text === '0'
    ? false
    : text === 'true'
      ? true
      : /^\d+$/.test(text)
        ? Number(text)
        : text;

/** What production refuses without ALLOW_SANDBOX=1, each with the reason. */
const refuseUnsafe = (v: Variables, providers: string[]): void => {
  const because = ' in production (ALLOW_SANDBOX=1 permits it for a demonstration).';
  if (!v.SECRET_KEY) throw new ConfigError(`SECRET_KEY must be set${because}`);
  if (!v.SMTP_URL)
    throw new ConfigError(`SMTP_URL must be set, or letters would only go to the outbox folder${because}`);
  if (!v.MAIL_FROM) throw new ConfigError(`MAIL_FROM must be set${because}`);
  if (!v.SMS_PROVIDER)
    throw new ConfigError(`SMS_PROVIDER must be set, or text messages would only go to the outbox folder${because}`);
  if (!v.SITE_URL) throw new ConfigError(`SITE_URL must be set${because}`);
  if (!v.METRICS_TOKEN)
    throw new ConfigError(`METRICS_TOKEN must be set, or a proxy might open /metrics to everybody${because}`);
  if (v.LIMITS === 'off') throw new ConfigError(`LIMITS must not be off${because}`);
  if (providers.includes('sandbox')) throw new ConfigError(`PAYMENT_PROVIDERS must not contain sandbox${because}`);
};

/** Parses the environment; throws ConfigError with one sentence naming the first wrong variable. */
export const parseConfig = (env: NodeJS.ProcessEnv): Config => {
  const v = parse(env);
  const production = v.NODE_ENV === 'production';
  const demonstration = !production || v.ALLOW_SANDBOX === '1';
  const providers = providersOf(v.PAYMENT_PROVIDERS);
  if (!demonstration) refuseUnsafe(v, providers);
  const dataDir = path.resolve(v.DATA_DIR);
  const siteUrl = new URL(v.SITE_URL ?? `http://localhost:${v.PORT}`).origin;
  return {
    production,
    demonstration,
    port: v.PORT,
    host: v.HOST,
    siteUrl,
    dataDir,
    outboxDir: path.resolve(v.OUTBOX_DIR ?? path.join(dataDir, 'outbox')),
    databaseUrl: v.DATABASE_URL ?? null,
    database: {
      timeout: v.DATABASE_TIMEOUT,
      connections: v.DATABASE_CONNECTIONS,
      binariesDir: v.DATABASE_BINARIES_DIR ?? null,
    },
    seed: v.SEED ?? (production ? 'none' : 'demo'),
    smtpUrl: v.SMTP_URL ?? null,
    mailFrom: addressOf(v.MAIL_FROM ?? `${brand} <noreply@${new URL(siteUrl).hostname}>`),
    sms: readSms(v),
    networks: readNetworks(v),
    emailCheck: v.EMAIL_CHECK ?? (production ? 'dns' : 'syntax'),
    passwordCheck: v.PASSWORD_CHECK,
    paymentProviders: providers,
    ipPlacesFile: v.IP_PLACES_FILE === undefined ? null : path.resolve(v.IP_PLACES_FILE),
    mapTiles: readMapTiles(v),
    trustProxy: proxyOf(v.TRUST_PROXY),
    limits: readLimits(env),
    settleTogether: v.SETTLE === 'together',
    limitsOff: v.LIMITS === 'off',
    drawAhead: v.DRAW_AHEAD === 'on',
    keepYears: readKeepYears(env),
    office: { idleMinutes: v.STAFF_IDLE_MINUTES, sealEmail: v.AUDIT_SEAL_EMAIL ?? null },
    officeNetworks: readOfficeNetworks(v),
    vatRates: readVatRates(v.VAT_RATES),
    metricsToken: v.METRICS_TOKEN ?? null,
    secretKey: v.SECRET_KEY ?? null,
    logLevel: v.LOG_LEVEL,
    web: v.WEB,
  };
};
