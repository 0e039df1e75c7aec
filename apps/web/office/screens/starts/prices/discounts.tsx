import { useQuery } from '@tanstack/react-query';
import type { OfficeDiscounts, OfficeFormatRow } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { Sheet } from '../../../../app/shared/ui/overlays/overlay.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { read } from '../../../shared/api/query.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useMay } from '../../../shared/door/session.ts';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import css from '../sales.module.css';
import { useOpenedAt } from '../../../shared/words/opened-at.ts';

type Props = { start: string; zone: string; formats: readonly OfficeFormatRow[] };
type Discount = Omit<OfficeDiscounts['discounts'][number], 'editable'>;

/** Group discounts of the event of a start: from so many places on, for some formats or all of the event. */
export const Discounts = ({ start, zone, formats }: Props) => {
  const t = useTranslations('prices');
  const { money, day } = useFormat();
  const mayEdit = useMay()('formats.edit');
  const [isOpen, setOpen] = useState(false);
  const discounts = useQuery(read(calls.startSales.discounts, { params: { id: start } }));
  const nameOf = (id: string): string => formats.find(({ public_id: own }) => own === id)?.name ?? id;
  return (
    <Card
      title={t('discounts')}
      aside={
        mayEdit && (
          <Button kind="line" size="sm" onClick={() => setOpen(true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      <ReadState read={discounts}>
        {({ values }) => (
          <>
            {values.discounts.length === 0 && <p className={css['muted']}>{t('noDiscounts')}</p>}
            <ul className={css['locked']}>
              {values.discounts.map((one, index) => (
                <li key={index}>
                  <b>{one.discount_form === 'percent' ? `−${one.discount} %` : money(-one.discount)}</b>{' '}
                  {t('fromPlaces', { count: one.count })},{' '}
                  {one.formats.length ? one.formats.map(nameOf).join(', ') : t('allFormats')}{' '}
                  <span className={css['muted']}>
                    {day(one.starts_at, zone)} – {day(one.ends_at, zone)}
                  </span>
                </li>
              ))}
            </ul>
            {isOpen && (
              <Edit
                start={start}
                zone={zone}
                formats={formats}
                version={values.version}
                kept={values.discounts.filter(({ editable }) => editable)}
                onClose={() => setOpen(false)}
              />
            )}
          </>
        )}
      </ReadState>
    </Card>
  );
};

type EditProps = Props & { version: number; kept: readonly Discount[]; onClose(): void };

const Edit = ({ start, zone, formats, version, kept, onClose }: EditProps) => {
  const t = useTranslations('prices');
  const [list, setList] = useState<readonly Discount[]>(kept);
  const save = useAct(calls.startSales.setDiscounts, { onDone: onClose });
  const errorOf = (index: number, field: string) => fieldProblem(save.error, `discounts.${index}.${field}`);
  const change = (index: number, next: Partial<Discount>): void =>
    setList(list.map((one, at) => (at === index ? { ...one, ...next } : one)));
  const now = useOpenedAt();
  const discounts = list.map(({ starts_at, ends_at, discount_form, discount, count, formats: ids }) => ({
    starts_at,
    ends_at,
    discount_form,
    discount,
    count,
    formats: ids,
  }));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('discounts')}
      footer={
        <Button
          isBusy={save.isPending}
          onClick={() => save.mutate({ params: { id: start }, body: { version, discounts } })}
        >
          {t('save')}
        </Button>
      }
    >
      <ProblemNote error={save.error} />
      {list.map((one, index) => (
        <Card
          key={index}
          title={t('discount', { number: String(index + 1) })}
          aside={
            <Button kind="quiet" size="sm" onClick={() => setList(list.filter((_other, at) => at !== index))}>
              {t('drop')}
            </Button>
          }
        >
          <div className={css['fields']}>
            <SelectField
              label={t('form')}
              value={one.discount_form}
              options={[
                { value: 'percent', label: t('percent') },
                { value: 'amount', label: t('amount') },
              ]}
              onChange={(event) => change(index, { discount_form: event.target.value as Discount['discount_form'] })}
            />
            <NumberField
              label={t('size')}
              value={one.discount}
              error={errorOf(index, 'discount')}
              onChange={(discount) => change(index, { discount: discount ?? 0 })}
            />
            <NumberField
              label={t('count')}
              isWhole
              value={one.count}
              error={errorOf(index, 'count')}
              onChange={(count) => change(index, { count: count ?? 0 })}
            />
            <MomentField
              label={t('starts')}
              value={one.starts_at}
              timezone={zone}
              onChange={(at) => change(index, { starts_at: at ?? now })}
            />
            <MomentField
              label={t('ends')}
              value={one.ends_at}
              timezone={zone}
              error={errorOf(index, 'ends_at')}
              onChange={(at) => change(index, { ends_at: at ?? now })}
            />
          </div>
          <fieldset className={css['checks']}>
            <legend>{t('forFormats')}</legend>
            {formats.map(({ public_id: id, name }) => (
              <CheckField
                key={id}
                checked={one.formats.includes(id)}
                onChange={(event) =>
                  change(index, {
                    formats: event.target.checked ? [...one.formats, id] : one.formats.filter((own) => own !== id),
                  })
                }
              >
                {name}
              </CheckField>
            ))}
          </fieldset>
          {errorOf(index, 'formats') ? (
            <p role="alert">{errorOf(index, 'formats')}</p>
          ) : (
            <p className={css['muted']}>{t('formatsHint')}</p>
          )}
        </Card>
      ))}
      <Button
        kind="line"
        onClick={() =>
          setList([
            ...list,
            {
              starts_at: now,
              ends_at: now + 30 * 86_400,
              discount_form: 'percent',
              discount: 10,
              count: 5,
              formats: [],
            },
          ])
        }
      >
        {t('addDiscount')}
      </Button>
    </Sheet>
  );
};
