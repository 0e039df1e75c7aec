import type { EventFormat } from '@trassa/contracts';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl/react';

/** Name of a field of the participant form: the organiser's words where he asks, else ours. */
export const useFieldLabel = (format: EventFormat): ((field: string) => string) => {
  const labels = useTranslations('participant');
  return useCallback(
    (field) => {
      const own =
        format.additional_fields.find(({ name }) => name === field)?.label ??
        (format.select && (format.select_field ?? 'select') === field ? format.select.title : null);
      return own ?? (labels.has(field as 'phone') ? labels(field as 'phone') : field);
    },
    [format, labels],
  );
};
