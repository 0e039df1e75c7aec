import { HttpError } from '@trassa/contracts/client';
import { expect, it } from 'vitest';
import { createSentOnce } from './sent-once.ts';

const ended = new HttpError(400, { message: '', code: 'state' });
const setUp = () => {
  let made = 0;
  const keys: string[] = [];
  const { send, forget } = createSentOnce(() => `key ${(made += 1)}`);
  const pay = (body: object, answer: (key: string) => string = (key) => key): Promise<string> =>
    send(body, async (key) => {
      keys.push(key);
      return answer(key);
    });
  return { pay, forget, keys };
};
const refuse = (error: Error) => (): never => {
  throw error;
};

it('the same body repeats its key, after a lost answer too; another body has another', async () => {
  const { pay, keys } = setUp();
  await expect(pay({ line: 1 }, refuse(new Error('no answer')))).rejects.toThrow('no answer');
  await pay({ line: 1 });
  await pay({ line: 2 });
  expect(keys).toEqual(['key 1', 'key 1', 'key 2']);
});

it('the same body is ordered anew when the order of its key has ended', async () => {
  const { pay, keys } = setUp();
  await pay({ line: 1 });
  expect(await pay({ line: 1 }, (key) => (key === 'key 1' ? refuse(ended)() : key))).toBe('key 2');
  expect(keys).toEqual(['key 1', 'key 1', 'key 2']);
});

it('a first refusal stays one, and is asked once', async () => {
  const { pay, keys } = setUp();
  await expect(pay({ line: 1 }, refuse(ended))).rejects.toBe(ended);
  expect(keys).toEqual(['key 1']);
});

it('who signs out leaves no key', async () => {
  const { pay, forget, keys } = setUp();
  await pay({ line: 1 });
  forget();
  await pay({ line: 1 });
  expect(keys).toEqual(['key 1', 'key 2']);
});
