import type { RegisterDay, SettlementRegister } from '@trassa/contracts/office';
import { formatTypedDate } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import css from '../starts/sales.module.css';

type Props = {
  days: SettlementRegister['days'];
  ticked: ReadonlySet<string>;
  onTick(day: string, isTicked: boolean): void;
};

/** Days that have a book already: a closed one keeps it, another gives it up when a person says so. */
export const RegisterDays = ({ days, ticked, onTick }: Props) => {
  const t = useTranslations('settlement');
  const { number } = useFormat();
  const closed = days.filter(({ state }) => state === 'closed');
  const words = ({ day, book, rows }: RegisterDay): string =>
    t('replaces', {
      day: formatTypedDate(day),
      file: book?.file ?? '',
      before: number(book?.rows ?? 0),
      after: number(rows),
    });
  return (
    <>
      {closed.length > 0 && (
        <Note kind="warn">
          <p>{t('inClosed', { days: closed.map(({ day }) => formatTypedDate(day)).join(', ') })}</p>
        </Note>
      )}
      <div className={css['stack']}>
        {days
          .filter(({ state }) => state === 'replaces')
          .map((one) => (
            <CheckField
              key={one.day}
              checked={ticked.has(one.day)}
              onChange={(event) => onTick(one.day, event.target.checked)}
            >
              {words(one)}
            </CheckField>
          ))}
      </div>
    </>
  );
};
