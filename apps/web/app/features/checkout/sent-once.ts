import { HttpError } from '@trassa/contracts/client';

/** The order that the key stands for is paid or over: it waits no more (API §5.2). */
const isEnded = (error: unknown): boolean => error instanceof HttpError && error.answer.code === 'state';

/**
 * Sends a body with the key of its last attempt: the same body repeats the same key, so a lost answer never makes a second
 * order (DEC-15). A page that stood still while its order ended, at the bank or by 'Изменить', sends once more by a new key.
 */
export const createSentOnce = (newKey: () => string) => {
  let last: { body: string; key: string } | null = null;
  const forget = (): void => {
    last = null;
  };
  const send = async <T>(body: unknown, call: (key: string) => Promise<T>): Promise<T> => {
    const text = JSON.stringify(body);
    const isRepeated = last?.body === text;
    const { key } = (last = last?.body === text ? last : { body: text, key: newKey() });
    try {
      return await call(key);
    } catch (error) {
      if (!isRepeated || !isEnded(error)) throw error;
      forget();
      return send(body, call);
    }
  };
  return { send, forget };
};
