import { errorText } from '@trassa/contracts';
import { formatClubResult, formatTypedDate } from '@trassa/rules';
import { createAuditModule } from '../modules/audit/index.ts';
import { listWaiting, moderateResult, type WaitingRow } from '../modules/clubs/index.ts';
import { queueLetters } from '../modules/notifications/index.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import { complain, say } from './say.ts';
import { withDatabase } from './with-database.ts';

// npm run clubs:results -- list | accept <id> | decline <id> "<reason>": an editor checks results of club competitions,
// beside a running site or without one. The site sends the letters.

const most = 100;

const tell = (row: WaitingRow): void => {
  say(`${row.publicId}  ${row.type}: ${formatClubResult(row.value, row.unit)}  ${formatTypedDate(row.day)}`);
  say(`  ${row.person || 'без имени'}${row.competitions.length ? ` · ${row.competitions.join('; ')}` : ''}`);
  if (row.link) say(`  ссылка: ${row.link}`);
  if (row.picture) say(`  файл в хранилище: ${row.picture}`);
  if (row.comment) say(`  ${row.comment.replace(/\s+/g, ' ')}`);
};

const list = (): Promise<boolean> =>
  withDatabase(async ({ db }) => {
    const { results, total } = await listWaiting(db, most);
    results.forEach(tell);
    say(
      total
        ? `Ждут проверки: ${total}${total > results.length ? `, показаны ${results.length}` : ''}`
        : 'Проверять нечего',
    );
    return true;
  });

const decide = (id: string, reason: string | null): Promise<boolean> =>
  withDatabase(async ({ db, config, log }) => {
    const { port: audit } = createAuditModule({ db, log, secrets: createSecrets(config) });
    const decision = reason === null ? ({ accept: true } as const) : ({ accept: false, reason } as const);
    const decided = await moderateResult(
      { db, audit, notifications: { queue: queueLetters } },
      id,
      decision,
      new Date(),
    );
    if (!decided.ok) {
      const { message, errors, code } = decided.refusal;
      say(errorText('ru', errors?.['reason'] ?? message ?? { id: code }));
      return false;
    }
    log.info({ result: id, accepted: decision.accept }, 'a club result was decided by the command');
    say(reason === null ? 'Результат принят' : 'Результат отклонён');
    return true;
  });

const run = async ([action, id = '', reason = '']: readonly string[]): Promise<boolean> => {
  if (action === 'list') return list();
  if (action === 'accept' && id) return decide(id, null);
  if (action === 'decline' && id && reason.trim()) return decide(id, reason);
  say('npm run clubs:results -- list | accept <номер> | decline <номер> "<причина>"');
  return false;
};

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  complain((error as Error).message);
  process.exitCode = 1;
}
