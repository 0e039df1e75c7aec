import type { OfficeLegalText } from '@trassa/contracts/office';
import { legalTextMax, legalTitleMax } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { RichArea } from '../../shared/fields/rich-area.tsx';
import own from '../mailings/mailings.module.css';
import css from '../starts/sales.module.css';

export type LegalTyped = Pick<OfficeLegalText, 'title_ru' | 'title_en' | 'html_ru' | 'html_en'>;
type Props = {
  values: LegalTyped;
  set<Field extends keyof LegalTyped>(field: Field, value: LegalTyped[Field]): void;
  errorOf(field: string): string | undefined;
};

/** Both languages side by side. */
export const DocumentWords = (props: Props) => {
  const parts = useTranslations('contentParts');
  const [isHtml, setHtml] = useState(false);
  return (
    <div className={css['stack']}>
      <div className={css['pair']}>
        <Language {...props} language="ru" isHtml={isHtml} />
        <Language {...props} language="en" isHtml={isHtml} />
      </div>
      <CheckField checked={isHtml} onChange={(event) => setHtml(event.target.checked)}>
        {parts('asHtml')}
      </CheckField>
    </div>
  );
};

const Language = ({ language, isHtml, values, set, errorOf }: Props & { language: 'ru' | 'en'; isHtml: boolean }) => {
  const t = useTranslations('legalTexts');
  const parts = useTranslations('contentParts');
  const isRussian = language === 'ru';
  const [title, html] = [`title_${language}`, `html_${language}`] as const;
  return (
    <fieldset className={own['words']} lang={language}>
      <legend>{parts(`language.${language}`)}</legend>
      <TextField
        id={title}
        label={t('words.title')}
        isOptional={!isRussian}
        value={values[title] ?? ''}
        maxLength={legalTitleMax}
        error={errorOf(title)}
        onChange={({ target }) => (isRussian ? set('title_ru', target.value) : set('title_en', target.value || null))}
      />
      <RichArea
        // Another way of writing begins with what there is.
        key={String(isHtml)}
        id={html}
        label={t('words.text')}
        hint={parts(isHtml ? 'htmlHint' : 'textHint')}
        isHtml={isHtml}
        rows={20}
        maxLength={legalTextMax}
        value={values[html] ?? ''}
        error={errorOf(html)}
        onChange={(typed) => (isRussian ? set('html_ru', typed) : set('html_en', typed || null))}
      />
    </fieldset>
  );
};
