import type { OfficePage } from '@trassa/contracts/office';
import { pageLimits } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { RichArea } from '../../shared/fields/rich-area.tsx';
import own from '../mailings/mailings.module.css';
import css from '../starts/sales.module.css';

type Words = Pick<OfficePage, 'title_ru' | 'title_en' | 'description_ru' | 'description_en' | 'text_ru' | 'text_en'>;
type Props = {
  values: Words;
  set<Field extends keyof Words>(field: Field, value: Words[Field]): void;
  errorOf(field: string): string | undefined;
};

/** The head of a page and its opening words, both languages side by side. */
export const PageWords = (props: Props) => {
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
  const t = useTranslations('infoPages');
  const parts = useTranslations('contentParts');
  const isRussian = language === 'ru';
  const put = (field: 'title' | 'description' | 'text', typed: string): void =>
    isRussian ? set(`${field}_ru`, typed) : set(`${field}_en`, typed || null);
  const [title, description, text] = [`title_${language}`, `description_${language}`, `text_${language}`] as const;
  return (
    <fieldset className={own['words']} lang={language}>
      <legend>{parts(`language.${language}`)}</legend>
      <TextField
        id={title}
        label={t('words.title')}
        isOptional={!isRussian}
        value={values[title] ?? ''}
        maxLength={pageLimits.title}
        error={errorOf(title)}
        onChange={(event) => put('title', event.target.value)}
      />
      <TextArea
        id={description}
        label={t('words.description')}
        hint={t('descriptionHint')}
        isOptional={!isRussian}
        rows={3}
        value={values[description] ?? ''}
        maxLength={pageLimits.description}
        error={errorOf(description)}
        onChange={(event) => put('description', event.target.value)}
      />
      <RichArea
        // Another way of writing begins with what there is.
        key={String(isHtml)}
        id={text}
        label={t('words.text')}
        hint={parts(isHtml ? 'htmlHint' : 'textHint')}
        isHtml={isHtml}
        rows={8}
        maxLength={pageLimits.html}
        value={values[text] ?? ''}
        error={errorOf(text)}
        onChange={(html) => put('text', html)}
      />
    </fieldset>
  );
};
