import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFilesModule, type FilesModule } from '../../src/modules/files/index.ts';
import { createVisitors } from '../../src/platform/http/index.ts';
import { createStorage, type Storage } from '../../src/platform/storage.ts';
import { createUser } from '../factories/accounts.ts';
import { pdf, picture, send, type Sent } from '../factories/files.ts';
import { createTestApp, createTestClock, type TestApp } from '../support/index.ts';

describe('kept files', () => {
  const clock = createTestClock();
  let app: TestApp;
  let storage: Storage;
  let files: FilesModule;

  beforeAll(async () => {
    app = await createTestApp({ clock });
    storage = createStorage(`${app.config.dataDir}/files`);
    files = createFilesModule({
      db: app.database.db,
      clock,
      storage,
      config: app.config,
      visitors: createVisitors(Buffer.alloc(32), false),
      draw: async () => Buffer.alloc(0),
      keepPicture: (_, make) => make(),
    });
  });
  afterAll(() => app.close());

  const upload = (
    bytes: Buffer,
    filename: string,
    purpose = 'ticket',
    headers: Record<string, string> = {},
  ): Promise<Sent> =>
    send(
      app,
      [
        { name: 'purpose', value: purpose },
        { name: 'file', filename, type: 'application/octet-stream', value: bytes },
      ],
      headers,
    );

  describe('a private file', () => {
    it('is given to its owner as an attachment', async () => {
      const { token } = await createUser(app.database.db);
      const sent = await upload(pdf(), 'Лицензия.pdf', 'ticket', { authorization: token });
      const answer = await app.http.inject({
        url: `/api/files/${sent.body.public_id}`,
        headers: { authorization: token },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload).toEqual(pdf());
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent('Лицензия.pdf')}`,
      });
    });

    it('does not exist for a stranger, and needs a login', async () => {
      const owner = await createUser(app.database.db);
      const sent = await upload(pdf(), 'a.pdf', 'ticket', { authorization: owner.token });
      const stranger = await createUser(app.database.db);
      expect(
        (
          await app.http.inject({
            url: `/api/files/${sent.body.public_id}`,
            headers: { authorization: stranger.token },
          })
        ).statusCode,
      ).toBe(404);
      expect((await app.http.inject({ url: `/api/files/${sent.body.public_id}` })).statusCode).toBe(401);
    });

    it('cannot be read as a public picture', async () => {
      const sent = await upload(await picture('png'), 'a.png');
      const { rows } = await sql<{
        storage_name: string;
      }>`select storage_name from files where public_id = ${sent.body.public_id}`.execute(app.database.db);
      const name = rows[0]?.storage_name ?? '';
      for (const path of [name, `../${name}`, `..%2f${name}`, `public/../${name}`]) {
        expect((await app.http.inject({ url: `/images/${path}` })).statusCode).toBe(404);
      }
    });
  });

  describe('attaching', () => {
    it('finds uploaded documents by their ids and nothing by a wrong one', async () => {
      const { db } = app.database;
      const fileId = (await upload(pdf(), 'a.pdf')).body.public_id;
      const { rows } = await sql<{ id: number }>`select id from files where public_id = ${fileId}`.execute(db);
      const found = await files.findUsable(db, [fileId, 'nothing', fileId.toUpperCase()]);
      expect([...found]).toEqual([[fileId, rows[0]?.id]]);
    });

    it('leaves pictures of another purpose out', async () => {
      const sent = await upload(await picture('png'), 'a.png', 'image');
      expect((await files.findUsable(app.database.db, [sent.body.public_id])).size).toBe(0);
    });

    it('makes a guest’s file the buyer’s', async () => {
      const { db } = app.database;
      const { id, token } = await createUser(app.database.db);
      const sent = await upload(pdf(), 'a.pdf');
      const { rows } = await sql<{ id: number }>`select id from files where public_id = ${sent.body.public_id}`.execute(
        db,
      );
      expect(await files.markUsed(db, [rows[0]?.id ?? 0], id)).toBe(1);
      expect(
        (await app.http.inject({ url: `/api/files/${sent.body.public_id}`, headers: { authorization: token } }))
          .statusCode,
      ).toBe(200);
    });
  });

  it('sweeps what nobody used within a day, row and bytes, and nothing else', async () => {
    const { db } = app.database;
    await files.sweepUnused();
    const unused = (await upload(pdf(), 'a.pdf')).body.public_id;
    const used = (await upload(pdf(), 'a.pdf')).body.public_id;
    const { id } = await createUser(app.database.db);
    const { rows } = await sql<{
      id: number;
      storage_name: string;
    }>`select id, storage_name from files where public_id in (${unused}, ${used}) order by public_id = ${used}`.execute(
      db,
    );
    await files.markUsed(db, [rows[1]?.id ?? 0], id);
    clock.advance(23 * 3600);
    const fresh = (await upload(pdf(), 'a.pdf')).body.public_id;
    clock.advance(2 * 3600);
    await files.sweepUnused();
    const left = await sql<{
      public_id: string;
    }>`select public_id from files where public_id in (${unused}, ${used}, ${fresh})`.execute(db);
    expect(left.rows.map((row) => row.public_id).sort()).toEqual([fresh, used].sort());
    expect(await storage.get(rows[0]?.storage_name ?? '')).toBeNull();
    expect(await storage.get(rows[1]?.storage_name ?? '')).toEqual(pdf());
  });
});
