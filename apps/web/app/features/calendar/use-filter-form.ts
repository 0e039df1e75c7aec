import { formatTypedDate } from '@trassa/rules';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { useEarlyChoice } from '../../shared/use-early-choice.ts';
import { calendarPath, type Chosen, readTyped, type TypedFilters } from './filters.ts';

/** A word typed so long ago counts as said, ms. */
const PAUSE = 900;

const fieldText = (chosen: Chosen, name: string): string => {
  const value = chosen[name as keyof Chosen];
  if (name === 'from' || name === 'to') return formatTypedDate(String(value ?? ''));
  return value ? String(value) : '';
};
const isTyped = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'text';

/** Fields stand as the address says, save those that are just being typed or cannot be meant. */
const fill = (form: HTMLFormElement, chosen: Chosen, isLeft: (field: HTMLInputElement) => boolean): void => {
  for (const field of form.elements)
    if (field instanceof HTMLSelectElement) field.value = fieldText(chosen, field.name);
    else if (field instanceof HTMLInputElement)
      if (field.type === 'checkbox') field.checked = Boolean(chosen[field.name as keyof Chosen]);
      else if (!isLeft(field)) field.value = fieldText(chosen, field.name);
};

/**
 * The form of filters: what is chosen goes into the address at once, what is typed on Enter, on leaving the field or
 * after a pause, and each change is one step of the browser's "back". The form is never drawn anew: the focus stays.
 */
export const useFilterForm = (chosen: Chosen, path: string) => {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [problems, setProblems] = useState<TypedFilters['problems']>({});
  const here = calendarPath(chosen, path);

  const stopPause = (): void => {
    clearTimeout(pause.current);
    pause.current = undefined;
  };
  const go = (next: Chosen, isSilent = false): void => {
    stopPause();
    const to = calendarPath(next, path);
    if (to !== here) void navigate(to, { preventScrollReset: true, replace: isSilent });
  };
  /** A field that cannot be meant leaves its filter as it was. */
  const readForm = (): TypedFilters => {
    const typed = readTyped(new FormData(form.current ?? undefined));
    const former = Object.fromEntries(
      Object.keys(typed.problems).map((name) => [name, chosen[name as 'from' | 'to' | 'price']]),
    );
    return { ...typed, chosen: { ...typed.chosen, ...former } };
  };
  const apply = (isSilent = false): void => {
    const typed = readForm();
    setProblems(typed.problems);
    go(typed.chosen, isSilent);
  };
  const applyPaused = (): void => {
    pause.current = undefined;
    const typed = readForm();
    // Half a date is no mistake yet.
    if (Object.keys(typed.problems).length > 0) return;
    setProblems({});
    go(typed.chosen);
  };
  // The pause ends in another drawing than it began.
  const latest = useRef(applyPaused);
  useEffect(() => {
    latest.current = applyPaused;
  });
  const sync = useEffectEvent((): void => {
    if (!form.current) return;
    const isTyping = pause.current !== undefined;
    fill(form.current, chosen, (field) => field.name in problems || (isTyping && field === document.activeElement));
  });
  const isDrawn = useRef(false);
  useEffect(() => {
    if (isDrawn.current) sync();
    isDrawn.current = true;
  }, [here]);
  useEffect(() => stopPause, []);
  useEarlyChoice(form, () => apply(true));

  return {
    form,
    problems,
    /** A day chosen in the window of a field. */
    pick: (name: 'from' | 'to', day: string | null): void => {
      const typed = readForm();
      const { [name]: _, ...others } = typed.problems;
      setProblems(others);
      go({ ...typed.chosen, [name]: day });
    },
    handlers: {
      onChange: ({ target }: ChangeEvent<HTMLFormElement>): void => {
        if (!isTyped(target)) return apply();
        stopPause();
        pause.current = setTimeout(() => latest.current(), PAUSE);
        return undefined;
      },
      onBlur: ({ target }: FocusEvent<HTMLFormElement>): void => {
        if (isTyped(target) && pause.current !== undefined) apply();
      },
      onKeyDown: (event: KeyboardEvent<HTMLFormElement>): void => {
        if (event.key !== 'Enter' || !isTyped(event.target as Element)) return;
        event.preventDefault();
        apply();
      },
    },
  };
};
