import type { DeliveryOption } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { FieldError } from '../../shared/ui/fields/field.tsx';
import { LoadFailed } from '../../shared/ui/states/load-failed.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import css from './delivery.module.css';
import type { DeliveryDraft } from './delivery-draft.ts';

type Ways = Pick<
  UseQueryResult<{ delivery: { methods: DeliveryOption[] } }>,
  'data' | 'isError' | 'isFetching' | 'error' | 'refetch'
>;
type Props = {
  ways: Ways;
  draft: DeliveryDraft;
  error: string | undefined;
  onChange(change: Partial<DeliveryDraft>): void;
};

/** Ways of delivery to the city with price and days beside each (DELIV-07, DELIV-08). */
export const WayPick = ({ ways, draft, error, onChange }: Props) => {
  const t = useTranslations('basket.delivery');
  const u = useTranslations('ui');
  const format = useFormat();
  if (draft.city === null) return <p className={css['hint']}>{t('cityFirst')}</p>;
  if (ways.error instanceof HttpError && ways.error.status === 400)
    return (
      <Note kind="error" role="alert">
        {ways.error.answer.message}
      </Note>
    );
  if (ways.isError)
    return <LoadFailed text={t('waysFailed')} isBusy={ways.isFetching} onRetry={() => void ways.refetch()} />;
  if (!ways.data)
    return (
      <div role="status" aria-label={t('waysLoading')}>
        <Skeleton height="132px" />
      </div>
    );
  const options = ways.data.delivery.methods;
  const daysOf = ({ days_min, days_max }: DeliveryOption): string =>
    days_min === days_max
      ? u('days', { count: days_max })
      : t('days', { min: days_min, days: u('days', { count: days_max }) });
  return (
    <fieldset
      className={css['ways']}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'delivery-way-error' : undefined}
    >
      <legend>{t('way')}</legend>
      {options.map((option, index) => (
        <label key={option.public_id} className={css['way']}>
          <input
            type="radio"
            name="delivery-way"
            id={index === 0 ? 'delivery-delivery_public_id' : undefined}
            value={option.public_id}
            checked={draft.method === option.public_id}
            onChange={() =>
              onChange({
                method: option.public_id,
                methodName: option.name,
                isPickup: option.pickup,
                point: null,
              })
            }
          />
          <span className={css['wayName']}>
            <b>{option.name}</b>
            {option.description && <small>{option.description}</small>}
          </span>
          <span className={css['wayCost']}>
            <b>{option.cost > 0 ? format.money(option.cost) : t('free')}</b>
            <small>{daysOf(option)}</small>
          </span>
        </label>
      ))}
      <FieldError id="delivery-way-error" text={error} />
    </fieldset>
  );
};
