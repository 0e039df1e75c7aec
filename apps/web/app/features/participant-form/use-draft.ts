import { useCallback, useEffect, useRef } from 'react';
import type { ParticipantAnswers, Problems } from './answers.ts';

/** Milliseconds after the last keystroke until the draft is handed on. */
const DRAFT_DELAY = 120;

type Handler = (answers: ParticipantAnswers, isComplete: boolean, problems: Problems) => void;

/** Hands the answers on shortly after each change, at once when the form or the page goes away: nothing typed is lost. */
export const useDraft = (answers: ParticipantAnswers, problems: Problems, onChange: Handler): void => {
  const latest = useRef({ answers, problems, onChange });
  const isPending = useRef(false);
  const flush = useCallback(() => {
    if (!isPending.current) return;
    isPending.current = false;
    const { answers: now, problems: wrong, onChange: hand } = latest.current;
    hand(now, Object.keys(wrong).length === 0, wrong);
  }, []);
  useEffect(() => {
    latest.current = { answers, problems, onChange };
  });
  useEffect(() => {
    isPending.current = true;
    const timer = setTimeout(flush, DRAFT_DELAY);
    return () => clearTimeout(timer);
  }, [answers, problems, flush]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
};
