import type { EventFormat } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';

/** One line about a format: obstacles, team, age and gender. */
export const useFormatNote = (): ((format: EventFormat) => string[]) => {
  const t = useTranslations('event');
  const u = useTranslations('ui');
  return (format) => {
    const { age_min: from, age_max: to, max_count: max, min_count: min } = format;
    const age =
      from !== null && to !== null
        ? t('ageBetween', { from, to })
        : from !== null
          ? t('ageFrom', { age: from })
          : to !== null
            ? t('ageUpTo', { age: to })
            : null;
    const team = !format.isTeam
      ? null
      : !format.team_all
        ? t('openTeam')
        : format.fixed_count && max !== null
          ? t('teamOf', { count: max })
          : max !== null
            ? t('teamUpTo', { min, max })
            : null;
    return [
      format.obstacles > 0 ? u('obstacles', { count: format.obstacles }) : null,
      team,
      age,
      format.gender === null ? null : t(format.gender === 'female' ? 'women' : 'men'),
    ].filter((part) => part !== null);
  };
};
