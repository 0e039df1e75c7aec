import { errorText } from '@trassa/contracts';
import { makeAdmin } from '../modules/accounts/index.ts';
import { createSecrets } from '../platform/secrets.ts';
import { plainLine } from './plain-line.ts';
import { withDatabase } from './with-database.ts';

// npm run admin -- <e-mail>: the first administrator, beside a running site or without one.

const say = (line: string): void => void process.stdout.write(`${plainLine(line)}\n`);

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
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
