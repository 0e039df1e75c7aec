import type { OfficeImport } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

const kinds: Record<OfficeImport['state'], StatusKind> = {
  reading: 'wait',
  problems: 'wrong',
  ready: 'warn',
  applying: 'wait',
  done: 'ok',
  failed: 'wrong',
};

export const ImportStatus = ({ state }: Pick<OfficeImport, 'state'>) => {
  const t = useTranslations('imports');
  return <Status kind={kinds[state]}>{t(`state.${state}`)}</Status>;
};
