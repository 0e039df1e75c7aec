import { pageLimits, type Said } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { TextArea, TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { RichArea } from '../../../shared/fields/rich-area.tsx';
import css from '../../starts/sales.module.css';
import { type BlockErrors, useInEnglish } from './block-errors.ts';

type Props = BlockErrors & {
  label: string;
  hint?: string | undefined;
  value: Said;
  isOptional?: boolean;
  /** Several lines. */
  isLong?: boolean;
  onChange(said: Said): void;
};

/** Words in both languages side by side. */
export const SaidFields = ({
  label,
  hint,
  value,
  isOptional = false,
  isLong = false,
  path,
  errorOf,
  onChange,
}: Props) => {
  const inEnglish = useInEnglish();
  const shared = { rows: isLong ? 3 : undefined, maxLength: isLong ? pageLimits.words : pageLimits.line };
  const Field = isLong ? TextArea : TextField;
  return (
    <div className={css['pair']}>
      <div lang="ru">
        <Field
          {...shared}
          label={label}
          hint={hint}
          isOptional={isOptional}
          value={value.ru}
          error={errorOf(`${path}.ru`)}
          onChange={(event: { target: { value: string } }) => onChange({ ...value, ru: event.target.value })}
        />
      </div>
      <div lang="en">
        <Field
          {...shared}
          label={inEnglish(label)}
          isOptional
          value={value.en ?? ''}
          error={errorOf(`${path}.en`)}
          onChange={(event: { target: { value: string } }) => onChange({ ...value, en: event.target.value || null })}
        />
      </div>
    </div>
  );
};

type MaybeProps = Omit<Props, 'value' | 'onChange' | 'isOptional'> & {
  value: Said | null;
  onChange(said: Said | null): void;
};

/** Words that a block may go without. */
export const MaybeSaid = ({ value, onChange, ...props }: MaybeProps) => (
  <SaidFields
    {...props}
    isOptional
    value={value ?? { ru: '', en: null }}
    onChange={(said) => onChange(said.ru || said.en ? said : null)}
  />
);

type HtmlProps = BlockErrors & { value: Said; onChange(said: Said): void };

/** A text of several paragraphs in both languages. */
export const SaidHtml = ({ value, path, errorOf, onChange }: HtmlProps) => {
  const t = useTranslations('infoPages');
  const parts = useTranslations('contentParts');
  const inEnglish = useInEnglish();
  const [isHtml, setHtml] = useState(false);
  const shared = {
    hint: parts(isHtml ? 'htmlHint' : 'textHint'),
    isHtml,
    rows: 10,
    maxLength: pageLimits.html,
  };
  return (
    <>
      <div className={css['pair']}>
        <div lang="ru">
          <RichArea
            {...shared}
            // Another way of writing begins with what there is.
            key={String(isHtml)}
            label={t('words.text')}
            value={value.ru}
            error={errorOf(`${path}.ru`)}
            onChange={(ru) => onChange({ ...value, ru })}
          />
        </div>
        <div lang="en">
          <RichArea
            {...shared}
            key={String(isHtml)}
            label={inEnglish(t('words.text'))}
            value={value.en ?? ''}
            error={errorOf(`${path}.en`)}
            onChange={(en) => onChange({ ...value, en: en || null })}
          />
        </div>
      </div>
      <CheckField checked={isHtml} onChange={(event) => setHtml(event.target.checked)}>
        {parts('asHtml')}
      </CheckField>
    </>
  );
};
