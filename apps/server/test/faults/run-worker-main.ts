// A process that does nothing but the work of runs and their refunds, until it is killed or nothing is left.
import { buildApp } from '../../src/app.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { parseConfig } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/database/index.ts';
import { createLog } from '../../src/platform/log.ts';

const config = parseConfig(process.env);
const log = createLog(config);
const { db, pool } = openDatabase(process.env['DATABASE_URL'] ?? '', { timeout: 10_000, connections: 3, log });
const mail = { destination: 'nowhere', send: async () => undefined, close: () => undefined };
const sms = { destination: 'nowhere', send: async () => undefined };
const { sweeps } = await buildApp({ config, db, pool, log, clock: systemClock, mail, sms });
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
while ((await sweeps.workRuns()) + (await sweeps.sendRefunds()) > 0);
process.exit(0);
