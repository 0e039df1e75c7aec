import { HttpError } from '@trassa/contracts/client';
import { useEffect, useRef, useState } from 'react';

export type Spent<T> =
  | { state: 'working' }
  | { state: 'done'; answer: T }
  /** The server's words about a code that opens nothing (ERR-23). */
  | { state: 'refused'; text: string }
  | { state: 'broken' };

/** Codes work once: each is sent once, whatever the page is drawn anew for. */
const sent = new Map<string, Promise<unknown>>();

/** What was wrong with the code itself says more than that something was wrong. */
export const wordsOf = ({ answer }: HttpError): string => Object.values(answer.errors ?? {})[0] ?? answer.message;

/**
 * Exchanges what a network sent the browser back with, as soon as the page is open: it answers a press of this browser.
 * `retry` repeats after a lost connection; without a `code` nothing is sent.
 */
export const useSpentCode = <T>(
  purpose: string,
  code: string | null,
  exchange: (code: string) => Promise<T>,
): { spent: Spent<T>; retry(): void } => {
  const [attempt, setAttempt] = useState(0);
  const work = useRef(exchange);
  useEffect(() => {
    work.current = exchange;
  });
  const [result, setResult] = useState<{ key: string; spent: Spent<T> } | null>(null);
  const key = `${purpose} ${code ?? ''} ${attempt}`;
  useEffect(() => {
    if (code === null) return undefined;
    let isGone = false;
    const answer = (sent.get(key) as Promise<T> | undefined) ?? work.current(code);
    sent.set(key, answer);
    answer.then(
      (value) => {
        if (!isGone) setResult({ key, spent: { state: 'done', answer: value } });
      },
      (error: unknown) => {
        if (isGone) return;
        const isRefused = error instanceof HttpError && error.status < 500 && error.status !== 429;
        setResult({ key, spent: isRefused ? { state: 'refused', text: wordsOf(error) } : { state: 'broken' } });
      },
    );
    return () => {
      isGone = true;
    };
  }, [key, code]);
  return {
    spent: result?.key === key ? result.spent : { state: 'working' },
    retry: () => setAttempt((count) => count + 1),
  };
};
