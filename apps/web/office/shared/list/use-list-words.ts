import { useTranslations } from 'use-intl/react';

/** Words of a list by the names that its declaration has; what a catalogue does not know is called by its own name. */
export const useListWords = (
  list: 'approvals' | 'refunds' | 'runs' | 'orders' | 'tickets' | 'people' | 'starts' | 'events' | 'promocodes',
) => {
  const t = useTranslations(list);
  const say = (key: string, otherwise: string): string => (t.has(key as 'title') ? t(key as 'title') : otherwise);
  return {
    view: (id: string) => say(`view.${id}`, id),
    filter: (name: string) => say(`filter.${name}`, name),
    value: (name: string, value: string) => say(`value.${name}.${value}`, value),
  };
};
