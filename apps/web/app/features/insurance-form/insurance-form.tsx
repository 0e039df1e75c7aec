import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BasketInsurance } from '../../shared/basket/items/basket-item.ts';
import { setInsured } from '../../shared/basket/items/insurance-item.ts';
import { fieldId } from '../../shared/document/lead-to.ts';
import { InsuredInputs } from '../../shared/insurance/insured-inputs.tsx';
import { type InsuredSource, insuredText, type InsuredValues } from '../../shared/insurance/insured-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import css from './insurance-form.module.css';
import { useInsuredText } from './use-insured-text.ts';

type Props = {
  line: BasketInsurance;
  serverErrors: Readonly<Partial<Record<string, string>>>;
  isEveryErrorShown: boolean;
  /** A participant of the basket whose data may be taken over. */
  copyFrom: { label: string; person: InsuredSource } | null;
  onEdit(): void;
};

const isSame = (line: BasketInsurance, values: InsuredValues): boolean =>
  (Object.keys(values) as (keyof InsuredValues)[]).every((name) => line[name] === values[name]);

const names = ['last_name', 'first_name', 'second_name', 'birth_date', 'gender', 'phone'] as const;

/** 'Регистрация страховки': who is insured by a line of the basket, kept there with every key (INS-09…23). */
export const InsuranceForm = ({ line, serverErrors, isEveryErrorShown, copyFrom, onEdit }: Props) => {
  const t = useTranslations('insured');
  const form = useInsuredText({ initial: line, terms: line, serverErrors, isEveryErrorShown });
  const first = useRef<HTMLInputElement>(null);
  const { text, values, problems } = form;
  const isComplete = Object.keys(problems).length === 0;
  const isKept = isSame(line, values) && (line.preReg === 'ok') === isComplete;
  useEffect(() => {
    if (!isKept) setInsured(line.unique_id, values, isComplete);
  }, [isKept, line.unique_id, values, isComplete]);
  const other = copyFrom && insuredText(copyFrom.person);
  const mayCopy = other !== null && names.some((name) => other[name] !== '' && other[name] !== text[name]);
  return (
    <div role="group" className={css['form']} aria-labelledby={`insured-${line.unique_id}`}>
      <h4 id={`insured-${line.unique_id}`} className={css['title']}>
        {t('title')}
      </h4>
      {copyFrom && mayCopy && (
        <div>
          <Button
            kind="line"
            size="sm"
            onClick={() => {
              form.fill(copyFrom.person);
              onEdit();
              first.current?.focus();
            }}
          >
            <Icon name="copy" size="s" /> {t('copy', { from: copyFrom.label })}
          </Button>
        </div>
      )}
      <InsuredInputs
        terms={line}
        now={form.now}
        fieldOf={(name) => ({
          id: fieldId(line.unique_id, name),
          ref: name === 'last_name' ? first : null,
          value: text[name],
          error: form.errorOf(name),
          onChange({ target }) {
            form.change(name, target.value);
            onEdit();
          },
          onBlur: () => form.leave(name),
        })}
      />
    </div>
  );
};
