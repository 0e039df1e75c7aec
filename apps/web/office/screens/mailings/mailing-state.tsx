import type { MailingState as State } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

const kinds: Readonly<Record<State, StatusKind>> = {
  draft: 'over',
  waiting: 'wait',
  scheduled: 'wait',
  preparing: 'ok',
  sending: 'ok',
  paused: 'wrong',
  stopped: 'over',
  done: 'ok',
};

/** How far a mailing is. */
export const MailingState = ({ state }: { state: State }) => {
  const t = useTranslations('mailings');
  return <Status kind={kinds[state]}>{t(`value.state.${state}`)}</Status>;
};
