import { beforeEach, expect, it, vi } from 'vitest';
import { calls } from '../../generated/calls.ts';
import { settleAsked } from '../door/lack.ts';
import { ask } from './client.ts';

/** Status of the next answers; the last one stays. */
let statuses: number[] = [];
const fetched = vi.fn<typeof fetch>((): Promise<Response> => {
  const status = statuses.length > 1 ? statuses.shift() : statuses[0];
  const body = status === 200 ? { values: [] } : { message: 'Введите код', code: 'second_factor_required' };
  return Promise.resolve(Response.json(body, { status: status ?? 200 }));
});
vi.stubGlobal('fetch', fetched);
vi.stubGlobal('document', { documentElement: { lang: 'ru' }, cookie: '' });

const poll = () => ask(calls.dashboard.read, {}, { isBackground: true });
beforeEach(() => fetched.mockClear());

it('a poll whose session is over asks at the door, and goes on once the person has come in', async () => {
  statuses = [403, 200];
  const answer = poll();
  await vi.waitFor(() => expect(settleAsked(true)).toBe(true));
  expect(await answer).toEqual({ values: [] });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('polls rest after the person has left the door closed, until he does something himself', async () => {
  statuses = [403];
  const refused = poll().catch((error: unknown) => error);
  await vi.waitFor(() => expect(settleAsked(false)).toBe(true));
  expect(await refused).toMatchObject({ status: 403 });
  await expect(poll()).rejects.toThrow('Введите код');
  expect(fetched).toHaveBeenCalledTimes(1);
  statuses = [200];
  await ask(calls.dashboard.read, {});
  await poll();
  expect(fetched).toHaveBeenCalledTimes(3);
});
