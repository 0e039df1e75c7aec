import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../src/platform/log.ts';

describe('log', () => {
  it('hides personal data and keys wherever they lie', () => {
    let text = '';
    const out = new Writable({
      write(chunk: Buffer, _encoding, done) {
        text += chunk.toString();
        done();
      },
    });
    const log = createLog({ logLevel: 'info' }, out);
    const error = Object.assign(new Error('broken'), {
      code: '23505',
      detail: 'Key (email)=(secret) exists',
      parameters: ['secret'],
    });
    log.error(
      { err: error, email: 'secret', order: { user: { phone: 'secret' }, id: 7 }, list: [{ token: 'secret' }] },
      'failed',
    );
    expect(text).not.toContain('secret');
    expect(JSON.parse(text)).toMatchObject({
      msg: 'failed',
      err: { message: 'broken', code: '23505' },
      order: { id: 7 },
    });
  });
});
