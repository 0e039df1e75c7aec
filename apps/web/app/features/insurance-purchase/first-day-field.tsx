import { useTranslations } from 'use-intl/react';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { DateField } from '../../shared/ui/fields/date-field.tsx';
import type { FirstDay } from './use-first-day.ts';

/** Asks for the first day of a policy. */
export const FirstDayField = ({ hint, firstDay: { day, problem, setDay } }: { hint?: string; firstDay: FirstDay }) => {
  const t = useTranslations('insurance.purchase');
  const words = useErrorText();
  return (
    <DateField
      label={t('firstDay')}
      hint={hint}
      autoComplete="off"
      value={day}
      error={problem ? words(problem) : undefined}
      onChange={(event) => setDay(event.target.value)}
    />
  );
};
