import type { LetterStanding } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

const letterKinds: Readonly<Record<LetterStanding, StatusKind>> = {
  waiting: 'wait',
  sent: 'ok',
  failed: 'wrong',
  stopped: 'over',
  gone: 'over',
};

/** What became of a letter. */
export const LetterState = ({ state }: { state: LetterStanding }) => {
  const t = useTranslations('letters');
  return <Status kind={letterKinds[state]}>{t(`state.${state}`)}</Status>;
};
