import { errorText } from '@trassa/contracts';
import path from 'node:path';
import { makeAdmin } from '../modules/accounts/index.ts';
import { parseConfig } from '../platform/config.ts';
import { migrate, openDatabase, startEmbedded } from '../platform/database/index.ts';
import { createLog } from '../platform/log.ts';
import { createSecrets } from '../platform/secrets.ts';

// npm run admin -- <e-mail>: the first administrator, beside a running site or without one.

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const run = async (email: string): Promise<boolean> => {
  const config = parseConfig(process.env);
  const log = createLog(config);
  const { timeout, binariesDir } = config.database;
  const folder = path.join(config.dataDir, 'postgres');
  const embedded = config.databaseUrl === null ? await startEmbedded({ folder, binariesDir }) : null;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  try {
    await migrate(url, path.resolve(import.meta.dirname, '../../db/migrations'));
    const { db, close } = openDatabase(url, { timeout, connections: 2, log });
    try {
      const made = await makeAdmin(db, createSecrets(config).codes, email);
      if (!made.ok) {
        say(errorText('ru', made.refusal.message ?? { id: made.refusal.code }));
        return false;
      }
      log.info({ user: made.value.publicId, isNew: made.value.isNew }, 'the role admin was granted by the command');
      say(`Вход администратора, один раз в течение 30 минут: ${config.siteUrl}/token/${made.value.code}`);
      return true;
    } finally {
      await close();
    }
  } finally {
    await embedded?.stop();
  }
};

const [email] = process.argv.slice(2);
try {
  if (!email) say('Укажите e-mail: npm run admin -- <e-mail>');
  process.exitCode = email && (await run(email)) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
