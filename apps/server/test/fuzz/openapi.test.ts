import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPeople, createStage } from '../authorization/people.ts';
import { openNetwork } from '../authorization/social-requests.ts';
import { brokenInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { createRandom } from './random.ts';
import { callsOf, type Document, makeRequest } from './requests.ts';
import { createKnown } from './values.ts';

const numberOf = (name: string, fallback: number): number => Number(process.env[name] ?? fallback) || fallback;

/** A seed for every night; what failed is repeated by naming it. */
const seed = numberOf('FUZZ_SEED', Number(new Date().toISOString().slice(0, 10).replaceAll('-', '')));
const wanted = numberOf('FUZZ_REQUESTS', 100_000);
const deadline = Date.now() + numberOf('FUZZ_SECONDS', 150) * 1000;
const atOnce = 8;
const sweepEvery = 2000;
const limit = 3_700_000;

/** Enough to send it once more. */
const describe = ({ method, url, headers, payload }: InjectOptions, status: number): string =>
  `${status} ${method} ${JSON.stringify(url)} ${JSON.stringify(headers)} ${
    Buffer.isBuffer(payload) ? payload.toString('base64') : JSON.stringify(payload)
  }`.slice(0, 3000);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ networks: [openNetwork] });
});
afterAll(() => app.close());

it(`answers whatever is sent without a fault and keeps its books (FUZZ_SEED=${seed})`, { timeout: limit }, async () => {
  const stage = await createStage(app);
  const people = await createPeople(app, stage);
  const document = (await app.http.inject({ url: '/api/openapi.json' })).json<Document>();
  const calls = callsOf(document);
  const known = createKnown({
    format_public_id: [stage.format.publicId],
    event_city: [stage.city],
    id: [stage.city, stage.event, stage.format.publicId, stage.space],
    code: ['RUN', 'BEARS'],
    promocode: ['RUN'],
    email: ['runner@example.org'],
    phone: ['+79991234567'],
    provider: ['sandbox'],
  });
  const tokens = [...Object.values(people).flatMap(({ token }) => token ?? []), '', 'x', 'Bearer x'];
  const random = createRandom(seed);
  const faults: string[] = [];
  let sent = 0;

  const send = async (request: InjectOptions): Promise<void> => {
    const answer = await app.http.inject(request);
    if (answer.statusCode >= 500) faults.push(describe(request, answer.statusCode));
    else if (answer.statusCode < 300 && answer.headers['content-type']?.toString().includes('json'))
      known.learn(answer.json());
  };
  const sweep = async (): Promise<void> => {
    for (const [name, run] of Object.entries(app.sweeps)) {
      if (name === 'drawPictures') continue;
      await run().catch((error: unknown) => faults.push(`sweep ${name}: ${String(error)}`));
    }
    app.letters.splice(0);
    app.texts.splice(0);
  };

  while (sent < wanted && Date.now() < deadline && faults.length < 5) {
    const requests = Array.from({ length: atOnce }, () => makeRequest({ document, known, tokens }, calls, random));
    await Promise.all(requests.map(send));
    sent += atOnce;
    if (sent % sweepEvery < atOnce) await sweep();
  }
  await sweep();
  expect(faults, `of ${sent} requests`).toEqual([]);
  expect(sent).toBeGreaterThan(500);
  expect(await brokenInvariants(app.database.db)).toEqual({});
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from orders`.execute(app.database.db);
  expect(rows[0]?.n ?? 0).toBeGreaterThan(5);
});
