import type { OfficeTemplate } from '@trassa/contracts/office';
import { letterWordLongest, letterWordMax } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { useChangeWords } from '../../shared/words/change-words.ts';
import css from '../starts/sales.module.css';

type Props = {
  word: OfficeTemplate['words'][number];
  values: Readonly<Record<string, string | null>>;
  set(key: string, value: string | null): void;
  errorOf(key: string): string | undefined;
};

/** One word of a letter in both languages, side by side; what is typed as it was built is the built one again. */
export const TemplateWord = ({ word: { word, built, fields }, values, set, errorOf }: Props) => {
  const t = useTranslations('templates');
  const { nameOf } = useChangeWords();
  const max = letterWordMax(word);
  const needs = fields.map((field) => `{${field}}`).join(', ');
  return (
    <div className={css['pair']}>
      {(['ru', 'en'] as const).map((language) => {
        const key = `${word}.${language}`;
        const { [language]: original } = built;
        const own = values[key] ?? null;
        const hint = [needs && t('needs', { fields: needs }), own !== null && t('originalIs', { text: original })]
          .filter(Boolean)
          .join(' ');
        const props = {
          id: key,
          label: nameOf(key),
          lang: language,
          maxLength: max,
          value: own ?? original,
          error: errorOf(key),
          ...(hint && { hint }),
        };
        const change = (typed: string): void => set(key, typed === original ? null : typed);
        return max < letterWordLongest ? (
          <TextField key={key} {...props} onChange={({ target }) => change(target.value)} />
        ) : (
          <TextArea key={key} {...props} rows={4} onChange={({ target }) => change(target.value)} />
        );
      })}
    </div>
  );
};
