import type { OfficeFormatRow } from '@trassa/contracts/office';
import type { ClipboardEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { Status } from '../../../shared/ui/status.tsx';
import css from '../sales.module.css';
import type { EditStep } from './price-grid.ts';
import { beginOf } from './price-lanes.tsx';
import { useOpenedAt } from '../../../shared/words/opened-at.ts';

type Places = OfficeFormatRow['places'];

/** A price that was in force: it stays as it is. */
export const BegunStep = ({
  step,
  places,
  zone,
  isNow,
}: {
  step: EditStep;
  places: Places;
  zone: string;
  isNow: boolean;
}) => {
  const t = useTranslations('prices');
  const { money, datedTime } = useFormat();
  const begin = beginOf(step, places, useOpenedAt());
  return (
    <div className={css['step']}>
      <span className={css['begun']}>
        <b>{money(step.price)}</b>
      </span>
      {begin && <span className={css['muted']}>{t('since', { at: datedTime(begin.at, zone) })}</span>}
      {step.from_count !== null && <span className={css['muted']}>{t('afterPlaces', { count: step.from_count })}</span>}
      <span className={css['muted']}>{t('sold', { count: String(step.sold) })}</span>
      {isNow && <Status kind="ok">{t('now')}</Status>}
    </div>
  );
};

type Props = {
  step: EditStep;
  places: Places;
  zone: string;
  label: string;
  error: string | undefined;
  onPaste(event: ClipboardEvent): void;
  /** null: the step goes. */
  onChange(step: EditStep | null): void;
};

/** A price that is still to come: what it is, and when it begins – at a moment, after so many places, or by whichever comes first. */
export const StepFields = ({ step, places, zone, label, error, onPaste, onChange }: Props) => {
  const t = useTranslations('prices');
  const { day } = useFormat();
  const begin = beginOf(step, places, useOpenedAt());
  return (
    <div className={css['step']} role="group" aria-label={label} onPaste={onPaste}>
      <NumberField
        label={t('price')}
        value={step.price}
        error={error}
        onChange={(price) => onChange({ ...step, price: price ?? 0 })}
      />
      <MomentField
        label={t('from')}
        value={step.starts_at}
        timezone={zone}
        onChange={(at) => onChange({ ...step, starts_at: at })}
      />
      <NumberField
        label={t('after')}
        isWhole
        hint={begin?.isProjected ? t('projected', { day: day(begin.at, zone) }) : undefined}
        value={step.from_count}
        onChange={(count) => onChange({ ...step, from_count: count })}
      />
      <Button kind="quiet" size="sm" onClick={() => onChange(null)}>
        {t('drop')}
      </Button>
    </div>
  );
};
