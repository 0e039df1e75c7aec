import type { EventFormat, Kind } from '@trassa/contracts';
import { leftOf, limitOf, minimumOf, nextCount, previousCount, stepOf } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Pick } from '../../shared/ui/fields/radio-pick.tsx';
import { Stepper } from '../../shared/ui/fields/stepper.tsx';
import css from './ticket-sheet.module.css';

type Props = { format: EventFormat; kind: Kind; count: number; onChange(next: { kind?: Kind; count: number }): void };

/** How many places: by one, or by whole teams (BASKET-43, TICKET-26…31); the kind too where a format sells several. */
export const CountPick = ({ format, kind, count, onChange }: Props) => {
  const t = useTranslations('picker');
  const event = useTranslations('event');
  const left = leftOf(format.tickets_left, kind);
  const step = stepOf(format);
  const limit = limitOf(format, left);
  const minimum = minimumOf(format);
  const note =
    step > 1
      ? t('stepNote', { step })
      : minimum > 1
        ? t('minNote', { min: minimum })
        : limit < left
          ? t('limitNote', { max: limit })
          : null;
  return (
    <>
      {format.kinds.length > 1 && (
        <Pick
          label={t('kind')}
          name="picker-kind"
          value={kind}
          options={format.kinds.map((item) => ({
            value: item,
            label: event(`kinds.${item}`),
            isDisabled: leftOf(format.tickets_left, item) === 0,
          }))}
          onChange={({ target }) => onChange({ kind: target.value as Kind, count: minimum })}
        />
      )}
      <div className={css['count']}>
        <div>
          <b>{format.preregistration ? t('participants') : t('tickets')}</b>
          {note && <small>{note}</small>}
        </div>
        <Stepper
          label={format.preregistration ? t('participants') : t('tickets')}
          value={count}
          step={step}
          canLess={previousCount(count, format) > 0}
          canMore={nextCount(count, format, left) > count}
          onLess={() => onChange({ count: previousCount(count, format) })}
          onMore={() => onChange({ count: nextCount(count, format, left) })}
        />
      </div>
    </>
  );
};
