import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormat } from '../factories/events.ts';
import { participant, send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
let formats: string[];
beforeAll(async () => {
  app = await createTestApp();
  const db = app.database.db;
  formats = [
    (await createFormat(db, { quotas: { athlete: 5000, kids: 10 }, booked_numbers: true })).publicId,
    (
      await createFormat(db, {
        quotas: { athlete: 5000 },
        is_team: true,
        team_all: true,
        min_count: 2,
        max_count: 4,
        preregistration: false,
      })
    ).publicId,
    (
      await createFormat(db, {
        regions: [1],
        license: true,
        select_title_ru: '?',
        select_field: 'x',
        select_values: [{ ru: 'a' }],
        clusters: [{ name_ru: 'A', file: true }],
        additional_fields: [{ name: 'f', label_ru: 'F', required: true, type: 'number' }],
      })
    ).publicId,
  ];
});
afterAll(() => app.close());

const odd = fc.oneof(
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
  fc.string(),
  fc.constant('\u0000'),
  fc.constant('𝒜'.repeat(60)),
  fc.double(),
  fc.constantFrom(-1, 0, 1e15, 0.1, 1e308),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'athlete',
    'ok',
    'later',
    null,
    true,
    [],
    {},
    '1; drop table orders',
    '2000-13-45',
    '9'.repeat(70),
  ),
);

/** A value of the right form most of the time, anything at all otherwise. */
const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: right }, { weight: 1, arbitrary: odd });

const info = fc.record(
  {
    first_name: mostly(fc.string()),
    last_name: mostly(fc.string()),
    phone: mostly(fc.constant('+79991234567')),
    gender: mostly(fc.constantFrom('male', 'female')),
    birth_date: mostly(fc.constantFrom('1990-01-01', '2020-02-29T00:00:00Z', '0000-00-00')),
    cluster: odd,
    region: odd,
    item_size: odd,
    x: odd,
    f: odd,
    email: odd,
  },
  { requiredKeys: [] },
);
const line = () =>
  fc.record(
    {
      unique_id: mostly(fc.string({ minLength: 1, maxLength: 64 })),
      groupId: odd,
      format_public_id: mostly(fc.constantFrom(...formats)),
      kind: mostly(fc.constantFrom('athlete', 'kids', 'spectator')),
      count: mostly(fc.constantFrom(1, 2, 4, 500, 0, -3, 1.5)),
      hold_id: odd,
      promocode: odd,
      preReg: mostly(fc.constantFrom('ok', 'later', '')),
      info: mostly(fc.oneof(info, fc.constant(participant()))),
      license_file: odd,
      file: odd,
      club: odd,
      team: mostly(fc.record({ title: fc.string(), public_id: odd })),
      number: mostly(fc.integer()),
    },
    { requiredKeys: ['unique_id', 'format_public_id', 'count'] },
  );
const body = () =>
  fc.record(
    {
      email: mostly(fc.constant('fuzz@example.org')),
      phone: odd,
      tickets: mostly(fc.array(line(), { maxLength: 4 })),
      shop: odd,
      insurances: odd,
      certificates: odd,
      certificate_codes: odd,
      amount: odd,
      agree: odd,
      mailing: odd,
      temporary_token: odd,
      provider: odd,
      register: odd,
    },
    { requiredKeys: ['email', 'tickets'] },
  );

/** As a client could write it: values JSON cannot hold become what JSON makes of them. */
const asJson = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'bigint' || typeof inner === 'symbol' || typeof inner === 'function' ? String(inner) : inner,
    );
  } catch {
    return undefined;
  }
};

const post = async (url: string, value: unknown): Promise<number> => {
  const payload = asJson(value);
  if (payload === undefined) return 422;
  const answer = await app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload,
  });
  if (answer.statusCode >= 400) expect(answer.json<{ message: string }>().message.length).toBeGreaterThan(0);
  return answer.statusCode;
};

describe('odd requests', () => {
  it.each(['/api/payment', '/api/basket/price'])(
    'never break %s',
    async (url) => {
      await fc.assert(
        fc.asyncProperty(body(), async (value) => {
          expect([200, 400, 404, 409, 413, 422]).toContain(await post(url, value));
        }),
        { numRuns: 400 },
      );
    },
    120_000,
  );

  it.each(['/api/payment', '/api/basket/price', '/api/order/x/pay', '/api/payment/sandbox/x'])(
    'of any shape at all never break %s',
    async (url) => {
      await fc.assert(
        fc.asyncProperty(odd, async (value) => {
          expect([200, 400, 404, 409, 413, 415, 422]).toContain(await post(url, value));
        }),
        { numRuns: 150 },
      );
    },
    60_000,
  );

  it('in a path or a header never break a read', async () => {
    const text = fc.oneof(fc.string({ maxLength: 80 }), fc.constantFrom('%', '..', '\u0000', 'я', "'"));
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        const part = encodeURIComponent(value.toWellFormed()) || 'x';
        for (const url of [
          `/api/order/${part}`,
          `/api/user/ticket/${part}/file`,
          `/api/promocode/check/ticket/${part}/${part}`,
          `/sandbox/pay/${part}?payment=${part}&signature=${part}`,
        ]) {
          expect((await send(app, 'GET', url, undefined, { token: 'x', key: 'k'.repeat(70) })).statusCode).toBeLessThan(
            500,
          );
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
