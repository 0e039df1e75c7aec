import { useTranslations } from 'use-intl/react';
import { SeatMark } from './seat-mark.tsx';
import css from './seat-plan.module.css';
import type { SeatState } from './seat-state.ts';

const states: readonly SeatState[] = ['free', 'chosen', 'own', 'taken'];

/** What the marks of the plan mean. */
export const Legend = ({ hasOwn }: { hasOwn: boolean }) => {
  const t = useTranslations('seats');
  return (
    <ul className={css['legend']} aria-label={t('legend')}>
      {states
        .filter((state) => hasOwn || state !== 'own')
        .map((state) => (
          <li key={state}>
            <svg viewBox="-20 -20 40 40" width="28" height="28" aria-hidden="true">
              <SeatMark state={state} place="" />
            </svg>
            {t(`mark.${state}`)}
          </li>
        ))}
    </ul>
  );
};
