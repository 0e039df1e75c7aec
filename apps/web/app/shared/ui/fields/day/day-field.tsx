import { formatTypedDate } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Late } from '../../../late.tsx';
import { Button } from '../../button.tsx';
import { Icon } from '../../icon.tsx';
import { Dialog } from '../../overlays/overlay.tsx';
import css from './day-field.module.css';
import { TextField } from '../text-field.tsx';

type Props = {
  label: string;
  name: string;
  /** YYYY-MM-DD. */
  value: string | null;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  error?: string | undefined;
  /** A day of the calendar was pressed, or the field emptied there. */
  onPick(day: string | null): void;
};

/** A day typed as dd.mm.yyyy or chosen in a window of our own: the browser's one speaks its own language. */
export const DayField = ({ label, name, value, today, min, max, error, onPick }: Props) => {
  const t = useTranslations('ui');
  const [isOpen, setIsOpen] = useState(false);
  const pick = (day: string | null): void => {
    setIsOpen(false);
    onPick(day);
  };
  return (
    <div className={css['field']}>
      <TextField
        label={label}
        name={name}
        defaultValue={value ? formatTypedDate(value) : ''}
        placeholder={t('dateHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        error={error}
      />
      <button
        type="button"
        className={css['open']}
        aria-label={t('openCalendar', { field: label })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="calendar" />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={label}
        hasCross
        actions={
          value !== null && (
            <Button kind="line" onClick={() => pick(null)}>
              {t('clear')}
            </Button>
          )
        }
      >
        <Late name="day-grid" load={() => import('./day-grid.tsx')} height="22rem">
          {(part) => <part.DayGrid {...{ value, today, min, max }} onPick={pick} />}
        </Late>
      </Dialog>
    </div>
  );
};
