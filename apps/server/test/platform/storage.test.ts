import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorage } from '../../src/platform/storage.ts';

let root: string;
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'trassa-storage-'));
});
afterAll(() => fs.rmSync(root, { recursive: true }));

describe('storage', () => {
  it('gives back what was kept, under one name for the same bytes', async () => {
    const storage = createStorage(path.join(root, 'files'));
    const name = await storage.keep('uploads', Buffer.from('bytes'), '.PDF');
    expect(name).toMatch(/^uploads\/[0-9a-f]{2}\/[0-9a-f]{64}\.pdf$/);
    expect(await storage.keep('uploads', Buffer.from('bytes'), 'pdf')).toBe(name);
    expect((await storage.get(name))?.toString()).toBe('bytes');
    expect((await storage.stream(name))?.size).toBe(5);
    await storage.delete(name);
    expect([await storage.get(name), await storage.stream(name)]).toEqual([null, null]);
  });

  it.each(['../secret', 'a/../../secret', '/etc/passwd', 'a/./b', '.hidden', 'a//b', 'a/\0', ''])(
    'leads nowhere by the name %j',
    async (name) => {
      fs.writeFileSync(path.join(root, 'secret'), 'x');
      const storage = createStorage(path.join(root, 'files'));
      expect(await storage.get(name)).toBeNull();
      await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow('unfit name');
    },
  );

  it('keeps what was used last within its bytes, and touches no other folder', async () => {
    const storage = createStorage(path.join(root, 'trimmed'));
    const names = ['artwork/a.jpg', 'artwork/og/b.jpg', 'resized/320/c.jpg', 'files/mine.pdf'];
    for (const [at, name] of names.entries()) {
      await storage.put(name, Buffer.alloc(1000));
      const old = new Date(Date.UTC(2026, 0, 1 + at));
      fs.utimesSync(path.join(root, 'trimmed', name), old, old);
    }
    await storage.touch('artwork/a.jpg');
    expect(await storage.trim(['artwork', 'resized', 'none'], 2000)).toBe(1);
    const left = await Promise.all(names.map(async (name) => (await storage.get(name)) !== null));
    expect(left).toEqual([true, false, true, true]);
    expect(await storage.trim(['artwork', 'resized'], 2000)).toBe(0);
  });
});
