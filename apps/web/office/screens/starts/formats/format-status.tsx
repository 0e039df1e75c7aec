import type { OfficeFormatRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../../shared/ui/status.tsx';

type Shown = Pick<OfficeFormatRow, 'status' | 'hidden' | 'sale_state'>;
const kinds: Record<OfficeFormatRow['sale_state'], StatusKind> = {
  open: 'ok',
  soon: 'wait',
  sold_out: 'warn',
  closed: 'over',
  past: 'over',
};

/** How a format stands: a draft, hidden, in the archive, or as its sale goes. */
export const FormatStatus = ({ format: { status, hidden, sale_state: sale } }: { format: Shown }) => {
  const t = useTranslations('formats');
  if (status !== 'published') return <Status kind="over">{t(`status.${status}`)}</Status>;
  return <Status kind={hidden ? 'wait' : kinds[sale]}>{hidden ? t('status.hidden') : t(`sale.${sale}`)}</Status>;
};
