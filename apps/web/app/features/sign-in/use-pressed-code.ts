import { HttpError } from '@trassa/contracts/client';
import { useRef, useState } from 'react';
import { wordsOf } from './phone/use-spent-code.ts';

export type Pressed<T> =
  | { state: 'waiting' | 'working' | 'broken' }
  | { state: 'done'; answer: T }
  /** The server's words about a code that opens nothing (ERR-23). */
  | { state: 'refused'; text: string; isElsewhere: boolean };

/**
 * Exchanges the code of a letter when the person presses for it, never because the page is open: scanners of mail open
 * pages too, and a stranger may have asked for the letter (DEC-114). `press` repeats after a lost connection.
 */
export const usePressedCode = <T>(exchange: () => Promise<T>): { pressed: Pressed<T>; press(): void } => {
  const [pressed, setPressed] = useState<Pressed<T>>({ state: 'waiting' });
  const isSent = useRef(false);
  const send = async (): Promise<void> => {
    if (isSent.current) return;
    isSent.current = true;
    setPressed({ state: 'working' });
    try {
      setPressed({ state: 'done', answer: await exchange() });
    } catch (error) {
      const isRefused = error instanceof HttpError && error.status < 500 && error.status !== 429;
      const isElsewhere = isRefused && error.answer.code === 'state';
      setPressed(isRefused ? { state: 'refused', text: wordsOf(error), isElsewhere } : { state: 'broken' });
      isSent.current = false;
    }
  };
  return { pressed, press: () => void send() };
};
