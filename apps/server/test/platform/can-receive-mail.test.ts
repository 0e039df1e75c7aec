import { createSocket, type Socket } from 'node:dgram';
import { afterEach, describe, expect, it } from 'vitest';
import { canReceiveMail } from '../../src/platform/mail/index.ts';

type Answer = 'exchanger' | 'null exchanger' | 'no such domain' | 'broken' | 'silence' | 'address';

let server: Socket | null = null;
afterEach(() => {
  server?.close();
  server = null;
});

/** Types of a question: A is 1, MX is 15. */
const typeOf = (question: Buffer): number => question.readUInt16BE(question.length - 4);
const record = (type: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, data]);
};
const exchanger = Buffer.from([0, 10, 2, 0x6d, 0x78, 0]);
const nobody = Buffer.from([0, 0, 0]);

/** The packet of an answer: flags 0x8180 with a record, 0x8183 for an unknown name, 0x8182 for a failure. */
const packetOf = (query: Buffer, answer: Answer): Buffer | null => {
  const end = query.indexOf(0, 12) + 5;
  const question = query.subarray(12, end);
  const pack = (code: number, answers: Buffer[]): Buffer => {
    const head = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, 0x80 | code, 0, 1, 0, answers.length, 0, 0, 0, 0]);
    return Buffer.concat([head, question, ...answers]);
  };
  if (answer === 'silence') return null;
  if (answer === 'no such domain') return pack(3, []);
  if (answer === 'broken') return pack(2, []);
  if (answer === 'address') return pack(0, typeOf(question) === 1 ? [record(1, Buffer.from([10, 0, 0, 1]))] : []);
  return pack(0, [record(15, answer === 'exchanger' ? exchanger : nobody)]);
};

/** A name server that gives one answer to everything; its address. */
const nameServer = async (answer: Answer): Promise<string> => {
  const socket = createSocket('udp4');
  server = socket;
  socket.on('message', (query, { port, address }) => {
    const packet = packetOf(query, answer);
    if (packet) socket.send(packet, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return `127.0.0.1:${socket.address().port}`;
};

describe('a mail host', () => {
  it.each<[Answer, boolean]>([
    ['exchanger', true],
    ['address', true],
    ['null exchanger', false],
    ['no such domain', false],
    ['broken', true],
    ['silence', true],
  ])('with the answer "%s" of the name system is real: %s', async (answer, isReal) => {
    expect(await canReceiveMail('mail.example', [await nameServer(answer)])).toBe(isReal);
  });

  it('is waited for a second at most', async () => {
    const from = performance.now();
    await canReceiveMail('mail.example', [await nameServer('silence')]);
    expect(performance.now() - from).toBeLessThan(4000);
  });

  it('is real when no name server can be reached', async () => {
    expect(await canReceiveMail('mail.example', ['127.0.0.1:1'])).toBe(true);
  });
});
