import type { OfficePromocodeRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status } from '../../shared/ui/status.tsx';

/** How few uses are left before it is said. */
const few = 0.1;

/** Whether a code works, will, or is over. */
export const PromocodeState = ({ code: { state, uses, used } }: { code: OfficePromocodeRow }) => {
  const t = useTranslations('promocodes');
  if (state === 'over') return <Status kind="over">{t(used >= uses ? 'usedUp' : 'value.state.over')}</Status>;
  if (state === 'soon') return <Status kind="wait">{t('value.state.soon')}</Status>;
  const left = uses - used;
  return left <= uses * few && uses > 1 ? (
    <Status kind="warn">{t('left', { left: String(left) })}</Status>
  ) : (
    <Status kind="ok">{t('value.state.active')}</Status>
  );
};
