import { useTranslations } from 'use-intl/react';
import { Countdown } from '../ui/countdown.tsx';
import { Note } from '../ui/states/note.tsx';
import { waitText } from './wait-text.ts';

/** Too many requests: what the server says, and when to try again (DEC-16). */
export const WaitNote = ({ wait }: { wait: { until: number; text: string } | null }) => {
  const t = useTranslations('signIn');
  if (!wait) return null;
  return (
    <Note kind="warn" role="alert">
      <p>{wait.text}</p>
      <p>{t.rich('waitUntil', { time: () => <Countdown to={wait.until} format={waitText} /> })}</p>
    </Note>
  );
};
