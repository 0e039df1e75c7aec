import { makePartner } from '../modules/outside/index.ts';
import { plainLine } from './plain-line.ts';
import { withDatabase } from './with-database.ts';

// npm run partner -- "<name>": the key of a partner who prepares baskets, beside a running site or without one.

const say = (line: string): void => void process.stdout.write(`${plainLine(line)}\n`);

const [title = ''] = process.argv.slice(2).map((word) => word.trim());
try {
  if (title)
    await withDatabase(async ({ db, log, config }) => {
      const key = await makePartner(db, title);
      log.info({ title }, 'a key of a partner was made by the command');
      say(`Ключ партнёра, показан один раз: ${key}`);
      say(`POST ${config.siteUrl}/api/partner/basket с заголовком Authorization: Partner ${key}`);
    });
  else say('Укажите название партнёра: npm run partner -- "<название>"');
  process.exitCode = title ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
