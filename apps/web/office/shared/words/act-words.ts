import { useTranslations } from 'use-intl/react';

type Entry = {
  readonly actor: { readonly name: string } | null;
  readonly act: string | null;
  readonly result: 'done' | 'refused';
};

/** Acts of the audit that have a sentence of their own; another one is named by its code. */
const known = [
  'staff.accept',
  'staff.end',
  'staff.end_session',
  'staff.end_sessions',
  'staff.enrol',
  'staff.enter',
  'staff.grant',
  'staff.invite',
  'staff.lapse',
  'staff.not_me',
  'staff.prove',
  'staff.reset_factor',
  'staff.take_back',
] as const;
type Known = (typeof known)[number];

const isKnown = (act: string): act is Known => (known as readonly string[]).includes(act);

/** 'Иван Петров: права изменены' */
export const useActWords = (): ((entry: Entry) => string) => {
  const t = useTranslations('history');
  return ({ actor, act, result }) => {
    const what =
      act === null ? t('attempt') : isKnown(act) ? t(`act.${act.replace('.', '_')}` as 'act.staff_end') : act;
    const who = actor?.name ?? t('system');
    return result === 'refused' ? t('refused', { who, what }) : t('done', { who, what });
  };
};
