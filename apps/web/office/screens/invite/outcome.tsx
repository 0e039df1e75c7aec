import type { Invited } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { Entries } from '../../shared/ui/entries.tsx';

/** What a check has found: how many, from where, and every line that is wrong. */
export const Outcome = ({ outcome }: { outcome: Invited }) => {
  const t = useTranslations('invite');
  const tickets = useTranslations('tickets');
  const { count, from_reserve: reserved, problems, problem_count: wrong, second_person: isSecond } = outcome;
  const nameOf = (field: string): string =>
    tickets.has(`field.${field}` as 'field.email') ? tickets(`field.${field}` as 'field.email') : field;
  return (
    <>
      <KeyValue
        items={[
          { key: t('tickets'), value: count },
          ...(wrong > 0
            ? [{ key: t('wrong'), value: wrong }]
            : [
                { key: t('reserved'), value: reserved },
                { key: t('free'), value: count - reserved },
              ]),
        ]}
      />
      {wrong > 0 && (
        <Entries
          items={problems.map(({ line, field, message }) => ({
            key: `${line} ${field}`,
            when: t('line', { line }),
            text: `${nameOf(field)}: ${message}`,
          }))}
        />
      )}
      {isSecond && (
        <Note kind="warn">
          <p>{t('second')}</p>
        </Note>
      )}
    </>
  );
};
