import type { NumbersAssigned, StartNumbers } from '@trassa/contracts/office';
import { numberOrders } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { KeyValue } from '../../../../app/shared/ui/layout/key-value.tsx';
import { Sheet } from '../../../../app/shared/ui/overlays/overlay.tsx';
import { Note } from '../../../../app/shared/ui/states/note.tsx';
import { calls } from '../../../generated/calls.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import css from '../sales.module.css';

type Props = { id: string; sheet: StartNumbers; onClose(): void };

/** Counts first, then gives exactly what was counted: the seed of the count goes along. */
export const Assign = ({ id, sheet, onClose }: Props) => {
  const t = useTranslations('numbers');
  const [order, setOrder] = useState<(typeof numberOrders)[number]>('surname');
  const [seed, setSeed] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const count = useAct(calls.numbers.assign);
  const give = useAct(calls.numbers.assign);
  const counted = count.data?.values;
  const given = give.data?.values;
  const formats = sheet.formats.filter(({ public_id }) => !left.has(public_id)).map(({ public_id }) => public_id);
  const asked = (isDry: boolean) => ({
    params: { id },
    body: { formats, order, seed: isDry ? seed : (counted?.seed ?? seed), dry_run: isDry },
  });
  const forget = (): void => {
    count.reset();
    give.reset();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('assign')}
      footer={
        given ? null : counted && counted.assigned > 0 ? (
          <Button isBusy={give.isPending} onClick={() => give.mutate(asked(false))}>
            {t('assignOne', { count: counted.assigned })}
          </Button>
        ) : (
          <Button isBusy={count.isPending} disabled={formats.length === 0} onClick={() => count.mutate(asked(true))}>
            {t('count')}
          </Button>
        )
      }
    >
      <div className={css['window']}>
        {given ? (
          <Note kind="success" role="status">
            <p>{t('got', { count: String(given.assigned) })}</p>
          </Note>
        ) : (
          <>
            <p>{t('assignHint')}</p>
            <div className={css['fields']}>
              <SelectField
                label={t('order')}
                value={order}
                options={numberOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
                onChange={(event) => {
                  setOrder(event.target.value as typeof order);
                  forget();
                }}
              />
              {order === 'random' && (
                <TextField
                  label={t('seed')}
                  hint={t('seedHint')}
                  maxLength={40}
                  value={seed}
                  onChange={(event) => {
                    setSeed(event.target.value);
                    forget();
                  }}
                />
              )}
            </div>
            {sheet.formats.length > 1 && (
              <div className={css['checks']} role="group" aria-label={t('formats')}>
                {sheet.formats.map(({ public_id: format, name }) => (
                  <CheckField
                    key={format}
                    checked={!left.has(format)}
                    onChange={(event) => {
                      setLeft(
                        new Set(event.target.checked ? [...left].filter((one) => one !== format) : [...left, format]),
                      );
                      forget();
                    }}
                  >
                    {name}
                  </CheckField>
                ))}
              </div>
            )}
          </>
        )}
        {(given ?? counted) && <Counted counted={given ?? (counted as NumbersAssigned)} sheet={sheet} />}
        <ProblemNote error={count.error ?? give.error} />
      </div>
    </Sheet>
  );
};

const Counted = ({ counted, sheet }: { counted: NumbersAssigned; sheet: StartNumbers }) => {
  const t = useTranslations('numbers');
  const { number } = useFormat();
  const nameOf = (id: string): string => sheet.formats.find(({ public_id }) => public_id === id)?.name ?? '';
  return (
    <>
      <KeyValue
        items={[
          { key: t('willGet'), value: number(counted.assigned) },
          ...(counted.seed ? [{ key: t('seed'), value: counted.seed }] : []),
          ...counted.ranges
            .filter(({ count }) => count > 0)
            .map(({ format, first, last, label, count, left }) => ({
              key: `${nameOf(format)}, ${first}–${last}${label && ` (${label})`}`,
              value: `${number(count)}, ${t('left', { count: number(left) })}`,
            })),
        ]}
      />
      {counted.without_range.length > 0 && (
        <Note kind="warn">
          <p>{t('without')}</p>
          <ul className={css['locked']}>
            {counted.without_range.map(({ format, cluster, count }) => (
              <li key={`${format} ${cluster}`}>
                {cluster === null ? nameOf(format) : t('withoutIn', { format: nameOf(format), wave: cluster })}:{' '}
                <b>{number(count)}</b>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {counted.sample.length > 0 && (
        <>
          <p className={css['muted']}>{t('sample')}</p>
          <ul className={css['locked']}>
            {counted.sample.slice(0, 5).map(({ ticket, name, number: given }) => (
              <li key={ticket} className={css['name']}>
                <b>{given}</b> {name || ticket}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
