import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { TYPING_PAUSE } from '../../../shared/typing-pause.ts';

/** The link that a click opens in this window. */
const openedBy = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || event.button !== 0) return null;
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ? null : link;
};

/**
 * Sends a form of the page `path` when typing has rested. A press that was made before goes first: while it lasts nothing
 * is sent, a link to another page drops what waits, and a link of this page is followed before it.
 */
export const useTypingPause = (path: string, send: (form: HTMLFormElement) => void) => {
  const waiting = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = (): void => clearTimeout(timer.current);
  const drop = (): void => {
    hold();
    waiting.current = null;
  };
  const goOn = (): void => {
    hold();
    timer.current = setTimeout(() => {
      const form = waiting.current;
      drop();
      if (form) send(form);
    }, TYPING_PAUSE);
  };
  const pressed = useEffectEvent((event: MouseEvent) => event.button === 0 && hold());
  const released = useEffectEvent(() => {
    if (waiting.current) goOn();
  });
  const clicked = useEffectEvent((event: MouseEvent) => {
    const link = openedBy(event);
    if (!link) return;
    if (link.pathname === path) hold();
    else drop();
  });
  useEffect(() => {
    const listeners = [
      ['pointerdown', (event: Event) => event instanceof MouseEvent && pressed(event)],
      ['pointerup', () => released()],
      ['pointercancel', () => released()],
      ['click', (event: Event) => event instanceof MouseEvent && clicked(event)],
    ] as const;
    for (const [name, listen] of listeners) document.addEventListener(name, listen, true);
    return () => {
      clearTimeout(timer.current);
      for (const [name, listen] of listeners) document.removeEventListener(name, listen, true);
    };
  }, []);
  const { key } = useLocation();
  const { location: leaving } = useNavigation();
  const isLeaving = leaving !== undefined && leaving.pathname !== path;
  const left = useEffectEvent(() => (isLeaving ? drop() : released()));
  // Also the back button, which no press announces.
  useEffect(() => left(), [key, isLeaving]);
  return {
    later: (form: HTMLFormElement): void => {
      waiting.current = form;
      goOn();
    },
    drop,
  };
};
