import type { CollectionState as State } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Status } from '../../shared/ui/status.tsx';

const kinds = { draft: 'wait', published: 'ok' } as const;

export const CollectionState = ({ state }: { state: State }) => {
  const t = useTranslations('collections');
  return <Status kind={kinds[state]}>{t(`value.state.${state}`)}</Status>;
};
