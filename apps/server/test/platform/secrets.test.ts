import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { randomId, randomToken } from '../../src/kernel/ids.ts';
import { createVisitors } from '../../src/platform/http/index.ts';
import { createKeyedHash, isSameText } from '../../src/platform/secrets/keyed-hash.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createTestHttp } from '../support/http.ts';

describe('secrets', () => {
  it('are made once for an installation and kept for its owner alone', () => {
    const dataDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'trassa-secrets-')), 'data');
    const first = createSecrets({ secretKey: null, dataDir });
    expect(createSecrets({ secretKey: null, dataDir })).toEqual(first);
    expect(fs.statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(new Set([first.tickets, first.sandbox, first.visitor].map((key) => key.toString('hex'))).size).toBe(3);
    fs.rmSync(path.dirname(dataDir), { recursive: true });
  });

  it('follow from SECRET_KEY without touching the disk', () => {
    const of = (secretKey: string) => createSecrets({ secretKey, dataDir: '/nowhere' }).tickets.toString('hex');
    expect(of('a'.repeat(32))).toBe(of('a'.repeat(32)));
    expect(of('a'.repeat(32))).not.toBe(of('b'.repeat(32)));
  });

  it('sign as HMAC-SHA256 does', () => {
    for (const length of [1, 32, 64, 65, 200]) {
      const key = Buffer.alloc(length, 7);
      expect(createKeyedHash(key)('текст')).toBe(createHmac('sha256', key).update('текст').digest('base64url'));
    }
    expect([isSameText('abc', 'abc'), isSameText('abc', 'abd'), isSameText('ab', 'abc')]).toEqual([true, false, false]);
  });
});

describe('random ids', () => {
  it('have 128 bits, tokens 256, and none comes twice', () => {
    const ids = Array.from({ length: 2000 }, randomId);
    expect(new Set(ids).size).toBe(2000);
    expect(ids.every((id) => /^[\w-]{22}$/.test(id))).toBe(true);
    expect(randomToken()).toMatch(/^[\w-]{43}$/);
  });
});

describe('visitor', () => {
  it('is known again by the cookie, and not by a forged one', async () => {
    const { http } = await createTestHttp();
    const visitors = createVisitors(Buffer.alloc(32, 1), true);
    http.get('/who', async (req, reply) => visitors.of(req, reply));
    const first = await http.inject('/who');
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^visitor=[\w-]{22}\.[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/);
    const value = cookie.split(';')[0] ?? '';
    const again = await http.inject({ url: '/who', headers: { cookie: `language=ru; ${value}` } });
    expect([again.body, again.headers['set-cookie']]).toEqual([first.body, undefined]);
    const forged = await http.inject({
      url: '/who',
      headers: { cookie: `${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}` },
    });
    expect(forged.body).not.toBe(first.body);
    expect(forged.headers['set-cookie']).toBeDefined();
    await http.close();
  });
});
