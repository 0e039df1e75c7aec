import { errorText } from '@trassa/contracts';
import { makeAdmin } from '../modules/accounts/index.ts';
import { createSecrets } from '../platform/secrets.ts';
import { complain, say } from './say.ts';
import { withDatabase } from './with-database.ts';

// npm run admin -- <e-mail>: the first administrator, beside a running site or without one.

const run = (email: string): Promise<boolean> =>
  withDatabase(async ({ db, config, log }) => {
    const made = await makeAdmin(db, createSecrets(config).codes, email);
    if (!made.ok) {
      say(errorText('ru', made.refusal.message ?? { id: made.refusal.code }));
      return false;
    }
    log.info({ user: made.value.publicId, isNew: made.value.isNew }, 'the role admin was granted by the command');
    say(`Вход администратора, один раз в течение 30 минут: ${config.siteUrl}/token/${made.value.code}`);
    return true;
  });

const [email] = process.argv.slice(2);
try {
  if (!email) say('Укажите e-mail: npm run admin -- <e-mail>');
  process.exitCode = email && (await run(email)) ? 0 : 1;
} catch (error) {
  complain((error as Error).message);
  process.exitCode = 1;
}
