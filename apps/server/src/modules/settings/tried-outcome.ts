import type { TriedConnection } from '@trassa/contracts/office';

type Outcome = TriedConnection['outcome'];
export type Came = Pick<TriedConnection, 'outcome' | 'code'>;

/** Nobody answered in time; what was asked may still come to pass. */
class SilentError extends Error {
  readonly code = 'SILENT';
}

/** What was asked for, or a `SilentError` after so many milliseconds. */
export const within = async <T>(milliseconds: number, asked: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SilentError()), milliseconds);
  });
  try {
    return await Promise.race([asked, silence]);
  } finally {
    clearTimeout(timer);
  }
};

/** Codes of SMTP (nodemailer), of a gateway of SMS, of the file system and of sockets. */
const causes: Readonly<Record<string, Outcome>> = {
  SILENT: 'silent',
  ETIMEDOUT: 'silent',
  'no answer in time': 'silent',
  ECONNECTION: 'no_connection',
  ECONNREFUSED: 'no_connection',
  ECONNRESET: 'no_connection',
  EDNS: 'no_connection',
  ENOTFOUND: 'no_connection',
  ESOCKET: 'no_connection',
  ETLS: 'no_connection',
  'no connection': 'no_connection',
  EAUTH: 'wrong_login',
  ENOAUTH: 'wrong_login',
  'status 401': 'wrong_login',
  'status 403': 'wrong_login',
  EENVELOPE: 'wrong_address',
  EDQUOT: 'disk_full',
  ENOSPC: 'disk_full',
  EACCES: 'no_right',
  EEXIST: 'no_right',
  ENOTDIR: 'no_right',
  EPERM: 'no_right',
  EROFS: 'no_right',
};

type Coded = { readonly code?: unknown; readonly responseCode?: unknown };

/** Why a connection did not do what it was asked to; a fault of ours, which carries no code, is thrown on. */
export const causeOf = (error: unknown): Outcome => {
  const { code } = error as Coded;
  if (typeof code !== 'string') throw error;
  return causes[code] ?? 'refused';
};

/** The codes alone: what the other side says in words may repeat an address, a phone or a login. */
export const codeOf = (error: unknown): string | null => {
  const { code, responseCode } = error as Coded;
  if (error instanceof SilentError) return null;
  const said = [code, responseCode].filter((one) => typeof one === 'string' || typeof one === 'number').join(' ');
  return /^[A-Za-z0-9_ ]{1,40}$/.test(said) ? said : null;
};
