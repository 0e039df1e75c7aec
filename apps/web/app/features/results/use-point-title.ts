import { kilometresOf } from '@trassa/rules';
import { useFormat } from '../../shared/format/use-format.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';

/** What a point is called: crews write «5 км», which is said in English where it is nothing but a distance. */
export const usePointTitle = (): ((title: string) => string) => {
  const format = useFormat();
  const { language } = useLanguage();
  return (title) => {
    const far = language === 'en' && /^\d/.test(title) ? kilometresOf(title) : null;
    return far === null ? title : format.distance(far);
  };
};
