import { useTranslations } from 'use-intl/react';

type Entry = {
  readonly actor: { readonly name: string } | null;
  readonly act: string | null;
  readonly result: 'done' | 'refused';
  /** How many equal ones it stands for. */
  readonly count: number;
};

/** What an act of the audit is called; one without words of its own by its code. */
export const useActName = (): ((act: string | null) => string) => {
  const t = useTranslations('history');
  return (act) => {
    if (act === null) return t('attempt');
    const key = `act.${act.replace('.', '_')}` as 'act.staff_end';
    return t.has(key) ? t(key) : act;
  };
};

/** 'Иван Петров: права изменены' */
export const useActWords = (): ((entry: Entry) => string) => {
  const t = useTranslations('history');
  const nameOf = useActName();
  return ({ actor, act, result, count }) => {
    const who = actor?.name ?? t('system');
    const what = nameOf(act);
    const text = result === 'refused' ? t('refused', { who, what }) : t('done', { who, what });
    return count > 1 ? t('times', { text, count }) : text;
  };
};
