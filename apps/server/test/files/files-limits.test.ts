import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { send } from '../factories/files.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

describe('limits of uploads', () => {
  let limited: TestApp;
  beforeEach(async () => {
    limited = await createTestApp({ config: { limitsOff: false } });
  });
  afterEach(() => limited.close());
  const parts = [{ name: 'file', filename: 'a.txt', value: 'x' }];

  it('stop a guest after 20 in an hour, with or without his cookie', async () => {
    const first = await send(limited, parts);
    for (let i = 1; i < 20; i++) expect((await send(limited, parts, { cookie: first.cookie })).status).toBe(400);
    const refused = await send(limited, parts, { cookie: first.cookie });
    expect(refused).toMatchObject({ status: 429 });
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect((await send(limited, parts)).status).toBe(429);
  });
});
