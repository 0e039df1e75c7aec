import type { OfficeNews } from '@trassa/contracts/office';
import { newsPreviewMax, newsTextMax, newsTitleMax } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { RichArea } from '../../shared/fields/rich-area.tsx';
import own from '../mailings/mailings.module.css';
import css from '../starts/sales.module.css';

type Words = Pick<OfficeNews, 'title_ru' | 'title_en' | 'preview_ru' | 'preview_en' | 'text_ru' | 'text_en'>;
type Props = {
  values: Words;
  set<Field extends keyof Words>(field: Field, value: Words[Field]): void;
  errorOf(field: string): string | undefined;
};

/** Both languages side by side. */
export const NewsWords = (props: Props) => {
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
  const t = useTranslations('newsItems');
  const parts = useTranslations('contentParts');
  const isRussian = language === 'ru';
  const put = (field: 'title' | 'preview' | 'text', typed: string): void =>
    isRussian ? set(`${field}_ru`, typed) : set(`${field}_en`, typed || null);
  const [title, preview, text] = [`title_${language}`, `preview_${language}`, `text_${language}`] as const;
  return (
    <fieldset className={own['words']} lang={language}>
      <legend>{parts(`language.${language}`)}</legend>
      <TextField
        id={title}
        label={t('words.title')}
        isOptional={!isRussian}
        value={values[title] ?? ''}
        maxLength={newsTitleMax}
        error={errorOf(title)}
        onChange={(event) => put('title', event.target.value)}
      />
      <TextArea
        id={preview}
        label={t('words.preview')}
        hint={t('previewHint')}
        isOptional={!isRussian}
        rows={3}
        value={values[preview] ?? ''}
        maxLength={newsPreviewMax}
        error={errorOf(preview)}
        onChange={(event) => put('preview', event.target.value)}
      />
      <RichArea
        // Another way of writing begins with what there is.
        key={String(isHtml)}
        id={text}
        label={t('words.text')}
        hint={parts(isHtml ? 'htmlHint' : 'textHint')}
        isHtml={isHtml}
        rows={16}
        maxLength={newsTextMax}
        value={values[text] ?? ''}
        error={errorOf(text)}
        onChange={(html) => put('text', html)}
      />
    </fieldset>
  );
};
