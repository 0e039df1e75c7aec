import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addOfficeShell } from '../../src/platform/web/office-shell.ts';

const page = '<html lang="__language__"><title>__title__</title><script nonce="__nonce__"></script></html>';
let app: FastifyInstance;

beforeEach(() => {
  app = Fastify();
  addOfficeShell(app, { siteUrl: 'https://trassa.example', isDev: false, loadPage: async () => page });
});
afterEach(() => app.close());

describe('the page of the back office', () => {
  it.each(['/admin', '/admin/', '/admin/staff/x', '/admin/orders?f.state=paid'])(
    'is sent for %s, kept nowhere, found by nobody and in no frame (BO-155)',
    async (url) => {
      const { statusCode, headers, body } = await app.inject({ url });
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(body).not.toContain('__');
    },
  );

  it('runs only what bears the nonce of this very answer', async () => {
    const answers = await Promise.all([app.inject({ url: '/admin' }), app.inject({ url: '/admin' })]);
    const nonces = answers.map(({ body }) => /nonce="([\w-]+)"/.exec(body)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    for (const [index, { headers }] of answers.entries()) {
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' 'nonce-${nonces[index]}'`);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    }
  });

  it('is in the language of its reader', async () => {
    const english = await app.inject({ url: '/admin', headers: { cookie: 'language=en' } });
    expect(english.body).toContain('<html lang="en">');
    expect((await app.inject({ url: '/admin' })).body).toContain('<html lang="ru">');
  });
});
