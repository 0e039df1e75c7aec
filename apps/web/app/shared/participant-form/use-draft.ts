import { useCallback, useEffect, useRef } from 'react';
import type { ParticipantAnswers, Problems, Reported } from './answers.ts';

/** Milliseconds after the last keystroke until the draft is kept. */
const DRAFT_DELAY = 120;

const asking = 'keep-drafts';

/** Has every form on the page hand on what was typed in it this moment. */
export const keepDrafts = (): void => void window.dispatchEvent(new Event(asking));

type Handler = (answers: ParticipantAnswers, isComplete: boolean, problems: Problems) => void;

/**
 * Hands the answers on shortly after each change, so that nobody writes a whole basket with every key; at once when the form
 * or the page goes away, or when somebody asks: nothing typed is lost and nobody waits. Answers the asking.
 */
export const useDraft = (answers: ParticipantAnswers, problems: Problems, onChange: Handler): (() => Reported) => {
  const latest = useRef({ answers, problems, onChange });
  const isPending = useRef(false);
  const report = useCallback((): Reported => {
    const { answers: now, problems: wrong, onChange: hand } = latest.current;
    if (isPending.current) {
      isPending.current = false;
      hand(now, Object.keys(wrong).length === 0, wrong);
    }
    return { answers: now, problems: wrong };
  }, []);
  useEffect(() => {
    latest.current = { answers, problems, onChange };
  });
  useEffect(() => {
    isPending.current = true;
    const timer = setTimeout(report, DRAFT_DELAY);
    return () => clearTimeout(timer);
  }, [answers, problems, report]);
  useEffect(() => {
    window.addEventListener('pagehide', report);
    window.addEventListener(asking, report);
    return () => {
      window.removeEventListener('pagehide', report);
      window.removeEventListener(asking, report);
      report();
    };
  }, [report]);
  return report;
};
