import { Secret, TOTP } from 'otpauth';

const secretBytes = 20;
const seconds = 30;

const totpOf = (secret: Buffer, label = '', issuer = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: seconds,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

/** 160 random bits. */
export const makeSecret = (): Buffer => Buffer.from(new Secret({ size: secretBytes }).bytes);

/** What an authenticator takes: the text to type and the address to scan. */
export const showSecret = (secret: Buffer, label: string, issuer: string): { secret: string; uri: string } => {
  const totp = totpOf(secret, label, issuer);
  return { secret: totp.secret.base32, uri: totp.toString() };
};

/** The code of a moment (RFC 6238); for tests of what an authenticator would show. */
export const codeAt = (secret: Buffer, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() });

/** The step of time that a code is of, this one or a neighbour; null: a wrong code. */
export const stepOf = (secret: Buffer, code: string, now: Date): number | null => {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code.replace(/\s/g, ''), timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / seconds) + delta;
};
