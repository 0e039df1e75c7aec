import { HttpError } from '@trassa/contracts/client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { actionMessage } from '../../shared/api/error-message.ts';
import { showGlobalError } from '../../shared/api/global-error.ts';
import { kindOf } from '../../shared/basket/goods-kind.ts';
import type { PreparedLine } from './prepared-line.ts';
import { NotForSale, type PreparedKinds } from './prepared-kind.ts';

export type LineState = { isIn: true } | { isIn: false; why: string | null };
export type Fill = {
  /** By unique_id; a line that was not tried yet is absent. */
  states: ReadonlyMap<string, LineState>;
  isBusy: boolean;
  fill(): Promise<void>;
};

/** The server's words for a line that does not fit; null: it has no words. Throws what is no matter of the line. */
const refusalOf = (error: unknown): string | null => {
  if (error instanceof NotForSale) return null;
  if (error instanceof HttpError && (error.status === 400 || error.status === 404 || error.status === 429))
    return error.status === 404 ? null : error.answer.message;
  throw error;
};

/** Fills the basket line by line; what went in is not put in again, what was refused can be tried once more. */
export const useFill = (kinds: PreparedKinds, lines: readonly PreparedLine[]): Fill => {
  const navigate = useNavigate();
  const [states, setStates] = useState<ReadonlyMap<string, LineState>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const fill = async (): Promise<void> => {
    setBusy(true);
    const next = new Map(states);
    try {
      for (const line of lines) {
        if (next.get(line.unique_id)?.isIn) continue;
        try {
          const kind = kindOf(kinds, line);
          if (!kind) throw new NotForSale();
          await kind.put(line);
          next.set(line.unique_id, { isIn: true });
        } catch (error) {
          next.set(line.unique_id, { isIn: false, why: refusalOf(error) });
        }
      }
      if ([...next.values()].every(({ isIn }) => isIn)) await navigate('/basket', { replace: true });
    } catch (error) {
      const message = actionMessage(error);
      if (message) showGlobalError(message);
    } finally {
      setStates(next);
      setBusy(false);
    }
  };
  return { states, isBusy, fill };
};
