import { HttpError } from '@trassa/contracts/client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { actionMessage } from '../api/error-message.ts';
import { showGlobalError } from '../api/global-error.ts';

export type FieldErrors<F extends string> = { readonly [field in F]?: string | undefined };
type Wait = { /** Unix seconds. */ until: number; text: string };

export type Submit<F extends string> = {
  formRef: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  errors: FieldErrors<F>;
  /** Marks fields; leaves the focus where it is. */
  setErrors(errors: FieldErrors<F>): void;
  /** Marks fields of a form that was sent: the first of them gets the focus. */
  refuse(errors: FieldErrors<F>): void;
  /** The field is edited: what was said about it is no longer true. */
  forget(field: F): void;
  /** Too many requests: when to try again. */
  wait: Wait | null;
  /** Runs the work of the form; true when it succeeded. `onRefused` may take an error over by answering true. */
  run(work: () => Promise<unknown>, onRefused?: (error: HttpError) => boolean): Promise<boolean>;
};

/**
 * Sending of a form: the server's words go to the fields they are about (ERR-17…20), 429 becomes a countdown, anything
 * else the global popup. The first wrong field gets the focus.
 */
export const useSubmit = <F extends string>(fields: readonly F[]): Submit<F> => {
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors<F>>({});
  const [wait, setWait] = useState<Wait | null>(null);
  const [refusals, setRefusals] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  useEffect(() => {
    if (!wait) return undefined;
    const timer = setTimeout(() => setWait(null), Math.max(0, wait.until * 1000 - Date.now()));
    return () => clearTimeout(timer);
  }, [wait]);

  const refuse = (wrong: FieldErrors<F>): void => {
    setErrors(wrong);
    setRefusals((count) => count + 1);
  };
  const tell = (error: unknown): void => {
    if (error instanceof HttpError && error.status === 429) {
      setWait({ until: Date.now() / 1000 + (error.retryAfter ?? 60), text: error.answer.message });
      return;
    }
    const told = error instanceof HttpError ? (error.answer.errors ?? {}) : {};
    const known = fields.filter((field) => told[field]);
    if (known.length > 0) {
      refuse(Object.fromEntries(known.map((field) => [field, told[field]])) as FieldErrors<F>);
      return;
    }
    const message = actionMessage(error);
    if (message) showGlobalError(message);
  };
  const run: Submit<F>['run'] = async (work, onRefused) => {
    setIsBusy(true);
    setErrors({});
    try {
      await work();
      setWait(null);
      return true;
    } catch (error) {
      if (!(error instanceof HttpError && onRefused?.(error))) tell(error);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const forget = (field: F): void => setErrors((now) => (now[field] ? { ...now, [field]: undefined } : now));
  return { formRef, isBusy, errors, setErrors, refuse, forget, wait, run };
};

/** Text of a field of the form as it stands in the page, filled in by the browser or typed before the scripts came. */
export const textOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};
