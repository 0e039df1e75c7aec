import { isEmail } from '@trassa/rules';
import { ConfigError } from './config-error.ts';

/** What an operator decides of the back office. */
export type OfficeConfig = {
  /** Minutes without an act of a person after which a session ends. */
  readonly idleMinutes: number;
  /** Where the last seal of the audit goes every day; null: to the log alone. */
  readonly sealEmail: string | null;
};

export const readOffice = (env: NodeJS.ProcessEnv): OfficeConfig => {
  const idle = env['STAFF_IDLE_MINUTES'] || '30';
  if (!/^\d{2,3}$/.test(idle) || Number(idle) < 10 || Number(idle) > 120)
    throw new ConfigError('STAFF_IDLE_MINUTES must be a whole number from 10 to 120.');
  const sealEmail = env['AUDIT_SEAL_EMAIL'] || null;
  if (sealEmail !== null && !isEmail(sealEmail)) throw new ConfigError('AUDIT_SEAL_EMAIL must be an e-mail address.');
  return { idleMinutes: Number(idle), sealEmail };
};
