import type { StartState } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

const kinds: Record<StartState, StatusKind> = {
  draft: 'over',
  published: 'wait',
  on_sale: 'ok',
  sold_out: 'over',
  stopped: 'warn',
  closed: 'over',
  running: 'ok',
  finished: 'over',
  cancelled: 'wrong',
  archived: 'over',
};

export const StartStatus = ({ state }: { state: StartState }) => {
  const t = useTranslations('starts');
  return <Status kind={kinds[state]}>{t(`value.state.${state}`)}</Status>;
};
