import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAlive, readPid } from '../../src/platform/database/embedded/processes.ts';
import { startProcess } from '../support/server-process.ts';

let dataDir: string;
let port: string;
const freePort = (): Promise<string> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as net.AddressInfo;
      server.close(() => resolve(String(free)));
    });
  });
const databasePid = (): number => readPid(path.join(dataDir, 'postgres/cluster/postmaster.pid')) ?? 0;
const start = () => startProcess({ DATA_DIR: dataDir, PORT: port });

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'trassa-server-'));
  fs.chmodSync(dataDir, 0o755);
  port = await freePort();
});
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

describe('server process', { timeout: 90_000 }, () => {
  it('says its address and where letters go, and on SIGTERM ends a running request, itself and the database', async () => {
    const server = await start();
    expect(server.output()).toContain(`ТРАССА: http://localhost:${port}`);
    expect(server.output()).toContain(`Letters: ${path.join(dataDir, 'outbox')}`);
    const pid = databasePid();
    expect(isAlive(pid)).toBe(true);
    // The request is open when the signal comes: its body is not complete yet.
    const socket = net.connect(Number(port), '127.0.0.1');
    const body = '{"count":1,"format_public_id":"none"}';
    socket.write(
      `POST /api/hold HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body.slice(0, 5)}`,
    );
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await fetch(`http://127.0.0.1:${port}/api/health`);
    const begun = performance.now();
    server.child.kill('SIGTERM');
    socket.write(body.slice(5));
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(await server.ended).toBe(0);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(isAlive(pid)).toBe(false);
  });

  it('takes its database over after kill -9', async () => {
    const first = await start();
    const pid = databasePid();
    first.child.kill('SIGKILL');
    await first.ended;
    expect(isAlive(pid)).toBe(true);
    const second = await start();
    expect(databasePid()).toBe(pid);
    expect((await fetch(`http://127.0.0.1:${port}/api/ready`)).status).toBe(200);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });

  it('ends with code 1 and one sentence when a variable is wrong or the port is taken', async () => {
    const wrong = await startProcess({ DATA_DIR: dataDir, PORT: 'http' });
    expect([await wrong.ended, wrong.output()]).toEqual([1, 'PORT must be a whole number from 0 to 65535.\n']);
    const other = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const taken = String((other.address() as net.AddressInfo).port);
    const refused = await startProcess({ DATA_DIR: dataDir, PORT: taken, LOG_LEVEL: 'silent' });
    expect([await refused.ended, refused.output()]).toEqual([
      1,
      `PORT ${taken} cannot be listened on (EADDRINUSE): choose another one.\n`,
    ]);
    other.close();
  });
});
