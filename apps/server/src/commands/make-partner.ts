import { makePartner } from '../modules/outside/index.ts';
import { complain, say } from './say.ts';
import { withDatabase } from './with-database.ts';

// npm run partner -- "<name>": the key of a partner who prepares baskets, beside a running site or without one.

const [title = ''] = process.argv.slice(2).map((word) => word.trim());
try {
  if (title)
    await withDatabase(async ({ db, log, config }) => {
      const { key } = await makePartner(db, title);
      log.info({ title }, 'a key of a partner was made by the command');
      say(`Ключ партнёра, показан один раз: ${key}`);
      say(`POST ${config.siteUrl}/api/partner/basket с заголовком Authorization: Partner ${key}`);
    });
  else say('Укажите название партнёра: npm run partner -- "<название>"');
  process.exitCode = title ? 0 : 1;
} catch (error) {
  complain((error as Error).message);
  process.exitCode = 1;
}
