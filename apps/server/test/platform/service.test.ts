import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('service calls', () => {
  it('says that the process answers, with its version', async () => {
    const answer = await app.http.inject('/api/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ values: { ok: true, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) } });
  });

  it('is ready while the database answers', async () => {
    expect((await app.http.inject('/api/ready')).json()).toEqual({ values: { ok: true } });
  });

  it('answers JSON for a call that nobody serves', async () => {
    const answer = await app.http.inject({ url: '/api/nothing', headers: { language: 'en' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Not found' });
  });

  it('describes every bound call in OpenAPI 3.1', async () => {
    const document = (await app.http.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/health'].get.responses['200']).toBeDefined();
  });
});
