import { type RefObject, useEffect, useRef } from 'react';

type SearchField = { ref: RefObject<HTMLInputElement | null>; onInput(): void; onSubmit(): void };

/**
 * A search field that shows the text of the address, and keeps what was typed while the former search still loaded. The
 * field is `defaultValue={text}`; `onSubmit` belongs to its form.
 */
export const useSearchField = (text: string): SearchField => {
  const ref = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const shown = useRef(text);
  useEffect(() => {
    // Before the scripts came something may have been typed: the first text is there already.
    if (shown.current === text) return;
    shown.current = text;
    if (ref.current && !isTyping.current) ref.current.value = text;
  }, [text]);
  return {
    ref,
    onInput: () => void (isTyping.current = true),
    onSubmit: () => void (isTyping.current = false),
  };
};
