import type { PickupPoint } from '@trassa/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { LoadFailed } from '../../shared/ui/states/load-failed.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import type { DeliveryDraft } from './delivery-draft.ts';

type Props = {
  points: Pick<UseQueryResult<{ values: PickupPoint[] }>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  value: string | null;
  error: string | undefined;
  onChange(change: Partial<DeliveryDraft>): void;
};

/** The point where the buyer collects his goods: no address is asked then. */
export const PointField = ({ points, value, error, onChange }: Props) => {
  const t = useTranslations('basket.delivery');
  if (points.isError)
    return <LoadFailed text={t('pointsFailed')} isBusy={points.isFetching} onRetry={() => void points.refetch()} />;
  if (!points.data) return <Skeleton height="80px" />;
  const list = points.data.values;
  const chosen = list.find(({ public_id }) => public_id === value);
  return (
    <SelectField
      id="delivery-currentPickupSelect"
      label={t('point')}
      placeholder={t('choosePoint')}
      value={value ?? ''}
      error={error}
      hint={chosen && t('schedule', { schedule: chosen.schedule })}
      options={list.map(({ public_id, name, address }) => ({ value: public_id, label: `${name}, ${address}` }))}
      onChange={(event) => onChange({ point: event.target.value || null })}
    />
  );
};
