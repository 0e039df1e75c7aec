import type { ImportShown } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Entries } from '../../shared/ui/entries.tsx';
import css from '../starts/sales.module.css';

type Shown = Pick<ImportShown, 'problem_count' | 'kinds' | 'problems'>;

/** What is wrong with the rows of a file: nothing of it is stored before all are right. */
export const Problems = ({ shown }: { shown: Shown }) => {
  const t = useTranslations('imports');
  const { number } = useFormat();
  return (
    <>
      <Note kind="error" role="alert">
        <p>{t('wrong', { count: shown.problem_count })}</p>
        <ul className={css['locked']}>
          {shown.kinds.map(({ title, count }) => (
            <li key={title}>
              {title}: {number(count)}
            </li>
          ))}
        </ul>
      </Note>
      <Card
        title={t('problems')}
        {...(shown.problems.length < shown.problem_count && {
          aside: t('first', { count: number(shown.problems.length) }),
        })}
      >
        <Entries
          items={shown.problems.map(({ line, who, message }, index) => ({
            key: `${line} ${index}`,
            when: t('line', { line: String(line) }),
            text: who ? `${who}: ${message}` : message,
          }))}
        />
      </Card>
    </>
  );
};
