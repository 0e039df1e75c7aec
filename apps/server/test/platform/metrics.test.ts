import { describe, expect, it } from 'vitest';
import { addMetrics, createMetrics } from '../../src/platform/metrics.ts';
import { createTestHttp } from '../support/http.ts';

const serve = async (token: string | null, production = false) => {
  const { http } = await createTestHttp();
  addMetrics(http, createMetrics(), { token, production });
  http.get('/api/hello/:id', async () => 'x');
  await http.inject('/api/hello/secret-id');
  return http;
};

describe('metrics', () => {
  it('count answers by route, never by address', async () => {
    const http = await serve(null);
    const { body } = await http.inject('/metrics');
    expect(body).toContain('http_answer_seconds_count{method="GET",route="/api/hello/:id",status="200"} 1');
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).not.toContain('secret-id');
    await http.close();
  });

  it('ask for the token in production, also of this machine: a proxy may stand before it', async () => {
    const http = await serve(null, true);
    expect((await http.inject('/metrics')).statusCode).toBe(404);
    await http.close();
  });

  it('are for this machine alone without a token, and for its bearer with one', async () => {
    const open = await serve(null);
    expect((await open.inject({ url: '/metrics', remoteAddress: '10.0.0.1' })).statusCode).toBe(404);
    expect((await open.inject({ url: '/metrics', headers: { 'x-forwarded-for': '10.0.0.1' } })).statusCode).toBe(404);
    await open.close();
    const guarded = await serve('0123456789abcdef');
    expect((await guarded.inject('/metrics')).statusCode).toBe(404);
    expect(
      (
        await guarded.inject({
          url: '/metrics',
          remoteAddress: '10.0.0.1',
          headers: { authorization: 'Bearer 0123456789abcdef' },
        })
      ).statusCode,
    ).toBe(200);
    await guarded.close();
  });
});
