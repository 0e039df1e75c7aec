import { HttpError } from '@trassa/contracts/client';
import type { MessageSpec } from '@trassa/contracts/messages';
import {
  type ChangeEvent,
  type FocusEvent,
  type RefCallback,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { actionMessage } from '../api/error-message.ts';
import { showGlobalError } from '../api/global-error.ts';
import { useErrorText } from '../i18n/error-text.ts';
import { readPage, type Typed } from './read-page.ts';
import { useWait } from './use-wait.ts';

/** What is wrong with fields, in a rule's words or in a text; null and undefined: nothing. */
export type Wrong<F extends string> = { readonly [field in F]?: MessageSpec | string | null | undefined };
type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a control of the form takes. */
export type SentField = {
  name: string;
  ref: RefCallback<Input>;
  error: string | undefined;
  onChange(event: ChangeEvent<Input>): void;
  /** False: the focus went on to the button that sends the form, so nothing is told yet. */
  onBlur(event: FocusEvent<Input>): boolean;
};

type Options = {
  /** A field that is left says what is wrong with it, before anything is sent. */
  saysWhenLeft?: boolean;
};

/** Sending tells what is wrong; a line that came before it would move the button from under the finger, and the press be lost. */
const goesToSend = ({ target, relatedTarget }: FocusEvent<Input>): boolean =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit' && relatedTarget.form === target.form;

/**
 * A form that is sent (ADR 0012). `blank`: its fields in the order of the page, each with its empty value; the fields keep
 * what is typed themselves, so nothing typed before the scripts came is lost. `check`: the rules of `packages/rules`; what
 * they refuse is not sent. Refusals of the rules and of the server (ERR-17…20) stand at their fields alike, and the first
 * of them gets the focus; 429 becomes a countdown, anything else, also a refusal that has no place on the page, the global popup.
 */
export const useSentForm = <V extends Typed>(
  blank: V,
  check?: (typed: V) => Wrong<keyof V & string>,
  { saysWhenLeft = false }: Options = {},
) => {
  type F = keyof V & string;
  type Texts = { readonly [field in F]?: string | undefined };
  const words = useErrorText();
  const { wait, startWait, endWait } = useWait();
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Texts>({});
  const [left, setLeft] = useState<ReadonlySet<F>>(new Set());
  const [isValid, setIsValid] = useState(false);
  const [refused, setRefused] = useState<{ names: readonly F[] } | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const [elements] = useState(() => new Map<F, Input>());
  const [refs] = useState(() => new Map<F, RefCallback<Input>>());
  const fields = Object.keys(blank) as F[];

  // After the drawing: whoever is led to a field hears what is wrong with it.
  useEffect(() => {
    const first = refused?.names.find((name) => elements.has(name));
    if (first !== undefined) elements.get(first)?.focus();
  }, [refused, elements]);

  const textsOf = (wrong: Wrong<F>): Texts =>
    Object.fromEntries(
      fields.flatMap((name) => {
        const said = wrong[name];
        return said ? [[name, typeof said === 'string' ? said : words(said)]] : [];
      }),
    ) as Texts;
  /** What stands in the fields now, filled in by the browser or typed before the scripts came too. */
  const read = (): V => readPage(formRef.current, blank);
  const problems = (typed: V): Texts => textsOf(check?.(typed) ?? {});

  // What was typed before the scripts came may be right already.
  const look = useEffectEvent(() => setIsValid(Object.keys(problems(read())).length === 0));
  useEffect(() => {
    if (!saysWhenLeft) return undefined;
    const timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [saysWhenLeft]);

  /** From now on the field says what is wrong with it while it is typed in. */
  const markLeft = (names: readonly F[]): void => setLeft((now) => new Set([...now, ...names]));
  const refuse = (wrong: Wrong<F>): void => {
    const texts = textsOf(wrong);
    const names = fields.filter((name) => texts[name] !== undefined);
    setErrors(texts);
    markLeft(names);
    setRefused({ names });
  };
  const forget = (...names: F[]): void =>
    setErrors((now) =>
      names.some((name) => now[name]) ? { ...now, ...Object.fromEntries(names.map((name) => [name, undefined])) } : now,
    );
  const leave = (name: F): void => {
    const said = problems(read())[name];
    markLeft([name]);
    setErrors((now) => ({ ...now, [name]: said ?? now[name] }));
  };
  const change = (name: F, isBox: boolean): void => {
    forget(name);
    if (!saysWhenLeft) return;
    const said = problems(read());
    setIsValid(Object.keys(said).length === 0);
    if (isBox) markLeft([name]);
    if (isBox || left.has(name)) setErrors((now) => ({ ...now, [name]: said[name] }));
  };
  const refOf = (name: F): RefCallback<Input> => {
    const known = refs.get(name);
    if (known) return known;
    const keep: RefCallback<Input> = (element) => {
      if (element === null) elements.delete(name);
      else if (!elements.has(name)) elements.set(name, element);
    };
    refs.set(name, keep);
    return keep;
  };
  const field = (name: F): SentField => ({
    name,
    ref: refOf(name),
    error: errors[name],
    onChange: (event) => change(name, event.target.type === 'checkbox'),
    onBlur: (event) => {
      const isLeft = !goesToSend(event);
      if (saysWhenLeft && isLeft) leave(name);
      return isLeft;
    },
  });

  const hasPlaceFor = ({ answer }: HttpError): boolean =>
    fields.some((name) => answer.errors?.[name] && (blank[name] === null || elements.has(name)));
  const tell = (error: unknown): void => {
    if (error instanceof HttpError && error.status === 429) {
      startWait({ until: Date.now() / 1000 + (error.retryAfter ?? 60), text: error.answer.message });
      return;
    }
    if (error instanceof HttpError && hasPlaceFor(error)) {
      refuse((error.answer.errors ?? {}) as Wrong<F>);
      return;
    }
    const message = actionMessage(error);
    if (message) showGlobalError(message);
  };
  /** Runs what the form is for; true when it succeeded. `onRefused` may take an error over by answering true. */
  const run = async (work: () => Promise<unknown>, onRefused?: (error: HttpError) => boolean): Promise<boolean> => {
    setIsBusy(true);
    setErrors({});
    try {
      await work();
      endWait();
      return true;
    } catch (error) {
      if (!(error instanceof HttpError && onRefused?.(error))) tell(error);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  /** Attributes of the `<form>`; `send` is given what the rules let through. */
  const bind = (send: (typed: V) => unknown) => ({
    ref: formRef,
    method: 'post' as const,
    noValidate: true,
    onSubmit(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault();
      if (isBusy) return;
      const typed = read();
      const wrong = problems(typed);
      if (Object.keys(wrong).length > 0) refuse(wrong);
      else void send(typed);
    },
  });
  return {
    bind,
    field,
    read,
    /** A field that stands on the page is refused, or a name that the form answers for. */
    hasPlaceFor,
    errorOf: (name: F): string | undefined => errors[name],
    /** Nothing is wrong with what is typed; known with `saysWhenLeft`. */
    isValid,
    isBusy,
    wait,
    run,
    /** Marks fields of a form that was sent: the first of them gets the focus. */
    refuse,
    /** Marks fields; leaves the focus where it is. */
    mark: (wrong: Wrong<F>): void => setErrors((now) => ({ ...now, ...textsOf(wrong) })),
    /** The fields are edited: what was said about them is no longer true. */
    forget,
    focus: (name: F): void => elements.get(name)?.focus(),
    /** The control of a field that stands on the page. */
    controlOf: (name: F): Input | undefined => elements.get(name),
    /** Nothing is said any more: the fields are drawn anew. */
    reset: (): void => {
      setErrors({});
      setLeft(new Set());
      setIsValid(false);
    },
  };
};
export type SentForm<V extends Typed> = ReturnType<typeof useSentForm<V>>;
