import type { Export } from '@trassa/contracts/office';
import type { Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

type Download = {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly bytes: Buffer;
  readonly text: string;
};

/** An office with exports: orders of files, links and downloads as a browser makes them. */
export const openExports = (options: Parameters<typeof openOffice>[0] = {}) => {
  const office = openOffice(options);
  const { app, ask } = office;
  const order = (member: Member, body: object = {}) =>
    ask('POST', '/exports', {
      ...member,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { list: 'orders', query: '', columns: ['number', 'total'], format: 'csv', language: 'ru', ...body },
    });
  const made = async (member: Member, body: object = {}): Promise<Export> => {
    const answer = await order(member, body);
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body['values'] as Export;
  };
  const read = async (member: Member, { public_id: id }: Pick<Export, 'public_id'>): Promise<Export> => {
    const answer = await ask('GET', `/exports/${id}`, member);
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body['values'] as Export;
  };
  const ready = async (member: Member, body: object = {}): Promise<Export> => {
    const ordered = await made(member, body);
    await app().sweeps.makeExports();
    return read(member, ordered);
  };
  const link = (member: Member, { public_id: id }: Pick<Export, 'public_id'>) =>
    ask('POST', `/exports/${id}/link`, member);
  /** As a browser opens it: the cookie alone. */
  const open = async (url: string, cookie: string | null): Promise<Download> => {
    const answer = await app().http.inject({
      method: 'GET',
      url,
      headers: cookie === null ? {} : { cookie: `staff=${cookie}` },
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      bytes: answer.rawPayload,
      text: answer.rawPayload.toString(),
    };
  };
  const download = async (member: Member, of: Pick<Export, 'public_id'>): Promise<Download> => {
    const { body } = await link(member, of);
    return open(String(body['url']), member.cookie);
  };
  /** Lines of the file of an export, its mark and last one too. */
  const linesOf = async (member: Member, of: Pick<Export, 'public_id'>): Promise<string[]> =>
    (await download(member, of)).text.split('\r\n').slice(0, -1);
  return { ...office, order, made, read, ready, link, open, download, linesOf };
};
