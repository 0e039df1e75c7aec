import { sql } from 'kysely';
import { reminderCode } from '../../src/modules/reminders/reminder-codes.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createEventCity, createFormat, inDays } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { newEmail } from '../factories/sign-in.ts';
import type { CallName, Row, World } from './row.ts';

type ReminderCall = Extract<CallName, `reminders.${string}`>;

const newStart = async ({ app: { database } }: World): Promise<string> => {
  const { id, publicId } = await createEventCity(database.db, { sale_start: inDays(3) });
  await createFormat(database.db, { event_city_id: id });
  return publicId;
};

const codeFor = (purpose: 'confirm' | 'stop') => async (world: World) => {
  const email = newEmail();
  await send(world.app, 'POST', `/api/reminder/${await newStart(world)}`, { email, agree: true });
  const { rows } = await sql<{ id: string }>`
    select public_id as id from opening_reminders where email = ${email}`.execute(world.app.database.db);
  return { params: { code: reminderCode(createSecrets(world.app.config).codes, purpose, rows[0]?.id ?? '') } };
};

export const reminderRequests: Record<ReminderCall, Row> = {
  'reminders.ask': {
    request: async (world) => ({
      params: { event_city: await newStart(world) },
      body: { email: newEmail(), agree: true },
    }),
  },
  'reminders.confirm': { request: codeFor('confirm') },
  'reminders.stop': { request: codeFor('stop') },
};
