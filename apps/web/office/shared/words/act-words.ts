import { useTranslations } from 'use-intl/react';

type Entry = {
  readonly actor: { readonly name: string } | null;
  readonly act: string | null;
  readonly result: 'done' | 'refused';
  /** How many equal ones it stands for. */
  readonly count: number;
  readonly changes: readonly { readonly field: string; readonly after: unknown }[];
};

/** What an act of the audit is called: one that waits for a second person by that, one without words of its own by its code. */
export const useActName = (): ((entry: Pick<Entry, 'act' | 'changes'>) => string) => {
  const t = useTranslations('history');
  return ({ act, changes }) => {
    if (act === null) return t('attempt');
    if (changes.some(({ field, after }) => field === 'approval' && after !== null)) return t('asked');
    const key = `act.${act.replace('.', '_')}` as 'act.staff_end';
    return t.has(key) ? t(key) : act;
  };
};

/** 'Иван Петров: права изменены' */
export const useActWords = (): ((entry: Entry) => string) => {
  const t = useTranslations('history');
  const nameOf = useActName();
  return (entry) => {
    const { actor, result, count } = entry;
    const who = actor?.name ?? t('system');
    const what = nameOf(entry);
    const text = result === 'refused' ? t('refused', { who, what }) : t('done', { who, what });
    return count > 1 ? t('times', { text, count }) : text;
  };
};
