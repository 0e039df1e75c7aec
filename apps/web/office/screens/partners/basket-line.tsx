import type { PreparedThing } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import css from '../starts/sales.module.css';
import { keyOfThing, type TypedLine } from './sent-line.ts';

export type { TypedLine } from './sent-line.ts';

type Props = {
  number: number;
  line: TypedLine;
  things: readonly PreparedThing[];
  errorOf(field: string): string | undefined;
  onChange(line: TypedLine): void;
  /** null: the only one. */
  onRemove: (() => void) | null;
};

/** One thing of a basket: what, which of its kinds or sizes, how many. */
export const BasketLine = ({ number, line, things, errorOf, onChange, onRemove }: Props) => {
  const t = useTranslations('prepared');
  const kinds = useTranslations('formats');
  const found = things.find((one) => keyOfThing(one) === line.thing);
  const choices = found?.choices ?? [];
  const wrongChoice = errorOf('kind') ?? errorOf('size') ?? errorOf('proportion_public_id');
  const wrongThing = errorOf('public_id') ?? errorOf('selector') ?? (choices.length ? undefined : wrongChoice);
  return (
    <div className={css['stack']} role="group" aria-label={t('line', { number: String(number) })}>
      <SelectField
        label={t('thing')}
        placeholder={t('pickThing')}
        value={line.thing}
        error={wrongThing}
        options={things.map((one) => ({
          value: keyOfThing(one),
          label: one.title,
          group: t(`selector.${one.selector}`),
        }))}
        // What there is one of is chosen with it.
        onChange={({ target: { value } }) => {
          const next = things.find((one) => keyOfThing(one) === value);
          onChange({ ...line, thing: value, choice: next?.choices.length === 1 ? '0' : '' });
        }}
      />
      <div className={css['pair']}>
        {choices.length > 0 && (
          <SelectField
            label={t('choice')}
            placeholder={t('pickChoice')}
            value={line.choice}
            error={wrongChoice}
            options={choices.map((one, index) => ({
              value: String(index),
              label: one.kind === null ? one.title : kinds(`kind.${one.kind}`),
            }))}
            onChange={(event) => onChange({ ...line, choice: event.target.value })}
          />
        )}
        <NumberField
          label={t('count')}
          isWhole
          value={line.count}
          error={errorOf('count')}
          onChange={(count) => onChange({ ...line, count })}
        />
      </div>
      {onRemove && (
        <div className={css['row']}>
          <Button kind="quiet" size="sm" onClick={onRemove}>
            {t('remove')}
          </Button>
        </div>
      )}
    </div>
  );
};
