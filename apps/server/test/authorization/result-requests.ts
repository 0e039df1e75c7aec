import { sql } from 'kysely';
import { createCertificateCodes } from '../../src/modules/results/finish-certificate/certificate-code.ts';
import { findResult } from '../../src/modules/results/view.repository.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createPastCity, createResult, publishResults } from '../factories/results.ts';
import type { CallName, Row, World } from './row.ts';

type ResultCall = Extract<CallName, `results.${string}`>;

/** A published table with one finisher, whose ticket is the visitor's. */
const publish = async ({ app, things }: World) => {
  const { db } = app.database;
  const { city, format } = await createPastCity(db);
  const { rows } = await sql<{ id: number }>`select id from tickets where public_id = ${things.ticketId}`.execute(db);
  const result = await createResult(db, format, { ticket_id: rows[0]?.id });
  await publishResults(db, city.id);
  return { city, format, result };
};

const ofTicket = async (world: World) => {
  await publish(world);
  return { params: { id: world.things.ticketId } };
};

export const resultRequests: Record<ResultCall, Row> = {
  'results.filtered': { request: () => ({ body: {} }) },
  'results.cities': { request: () => ({}) },
  'results.formats': {
    request: async (world) => ({ params: { event_city_id: (await publish(world)).city.publicId } }),
  },
  'results.table': {
    request: async (world) => ({ params: { event_city: (await publish(world)).city.publicId, format: 'all' } }),
  },
  'results.people': { request: () => ({ body: { name: 'Петров' } }) },
  'results.one': { request: async (world) => ({ params: { id: (await publish(world)).result.publicId } }) },
  'results.compare': {
    request: async (world) => {
      const { city, format, result } = await publish(world);
      const other = await createResult(world.app.database.db, format, {});
      await publishResults(world.app.database.db, city.id);
      return { params: { id: result.publicId, other: other.publicId } };
    },
  },
  'results.rivals': {
    request: async (world) => ({ params: { id: (await publish(world)).result.publicId }, body: {} }),
  },
  'results.file': { request: async (world) => ({ params: { id: (await publish(world)).result.publicId } }) },
  'results.check': {
    request: async (world) => {
      const { result } = await publish(world);
      const view = await findResult(world.app.database.db, result.publicId);
      if (!view) throw new Error('nothing was published');
      const codes = createCertificateCodes(createSecrets(world.app.config).results);
      return { params: { code: codes.codeOf(view) } };
    },
  },
  'results.runner': {
    request: async ({ app }) => {
      const { db } = app.database;
      const { rows } = await sql<{ public_id: string }>`
        insert into runner_pages (user_id, public_id) select id, 'open-' || id from users where not temporary and not blocked order by id limit 1
        on conflict (user_id) do update set opened_at = now() returning public_id`.execute(db);
      return { params: { id: rows[0]?.public_id ?? '' } };
    },
  },
  'results.runnerPage': { request: () => ({}), stranger: 200 },
  'results.openRunnerPage': { request: () => ({ body: { open: false } }), stranger: 200 },
  'results.mine': { request: () => ({}), stranger: 200 },
  'results.ofTicket': { request: ofTicket, stranger: 404 },
  'results.certificate': { request: ofTicket, stranger: 404 },
  'results.hideName': {
    request: async (world) => ({ ...(await ofTicket(world)), body: { name_hidden: false } }),
    stranger: 404,
  },
};
