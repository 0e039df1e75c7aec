import { errorText } from '@trassa/contracts';
import { systemClock } from '../kernel/clock.ts';
import { makeAdmin } from '../modules/accounts/index.ts';
import { createAuditModule } from '../modules/audit/index.ts';
import { grantAdminByCommand, resetSecondFactor } from '../modules/staff/index.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import { complain, say } from './say.ts';
import { withDatabase } from './with-database.ts';

// npm run admin -- <e-mail>: the first administrator, beside a running site or without one.
// npm run admin -- <e-mail> --reset-second-factor: lets him enrol his second factor anew.

const resetFlag = '--reset-second-factor';

const reset = (email: string): Promise<boolean> =>
  withDatabase(async ({ db, config, log }) => {
    const audit = createAuditModule({ db, log, secrets: createSecrets(config) }).port;
    const done = await resetSecondFactor({ db, clock: systemClock, audit }, email);
    if (!done.ok) {
      say(errorText('ru', { id: 'not_found' }));
      return false;
    }
    log.info({ user: done.value.publicId }, 'the second factor was reset by the command');
    say('Второй фактор сброшен, сеансы штаба завершены. При следующем входе его настроят заново.');
    return true;
  });

const run = (email: string): Promise<boolean> =>
  withDatabase(async ({ db, config, log }) => {
    const secrets = createSecrets(config);
    const audit = createAuditModule({ db, log, secrets }).port;
    const made = await makeAdmin(db, secrets.codes, email, (tx, admin) =>
      grantAdminByCommand({ db, clock: systemClock, audit }, tx, admin),
    );
    if (!made.ok) {
      say(errorText('ru', made.refusal.message ?? { id: made.refusal.code }));
      return false;
    }
    log.info({ user: made.value.publicId, isNew: made.value.isNew }, 'the role admin was granted by the command');
    say(`Вход администратора, один раз в течение 30 минут: ${config.siteUrl}/token/${made.value.code}`);
    say(`После входа откройте штаб: ${config.siteUrl}/admin`);
    return true;
  });

const words = process.argv.slice(2);
const email = words.find((word) => !word.startsWith('--'));
const work = words.includes(resetFlag) ? reset : run;
try {
  if (!email) say('Укажите e-mail: npm run admin -- <e-mail>');
  process.exitCode = email && (await work(email)) ? 0 : 1;
} catch (error) {
  complain((error as Error).message);
  process.exitCode = 1;
}
