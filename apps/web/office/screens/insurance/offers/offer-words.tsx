import { offerFootnoteMost, offerNameMost, offerSubtitleMost, offerTitleMost } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { TextArea, TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { RichArea } from '../../../shared/fields/rich-area.tsx';
import css from '../../starts/sales.module.css';
import type { OfferFieldsProps } from './typed-offer.ts';

/** What an offer is called, in both languages. */
export const OfferNames = ({ values, set, errorOf }: OfferFieldsProps) => {
  const t = useTranslations('offers');
  return (
    <>
      <TextField
        id="name_ru"
        label={t('field.name_ru')}
        hint={t('hint.name')}
        maxLength={offerNameMost}
        value={values.name_ru}
        error={errorOf('name_ru')}
        onChange={({ target }) => set('name_ru', target.value)}
      />
      <TextField
        id="title_ru"
        label={t('field.title_ru')}
        hint={t('hint.title')}
        maxLength={offerTitleMost}
        value={values.title_ru}
        error={errorOf('title_ru')}
        onChange={({ target }) => set('title_ru', target.value)}
      />
    </>
  );
};

const english = [
  ['name_en', offerNameMost],
  ['title_en', offerTitleMost],
  ['subtitle_en', offerSubtitleMost],
] as const;

/** All that the site says of an offer. */
export const OfferWords = (fields: OfferFieldsProps) => {
  const { values, set, errorOf } = fields;
  const t = useTranslations('offers');
  return (
    <div className={css['stack']}>
      <div className={css['pair']}>
        <OfferNames {...fields} />
        <TextField
          id="subtitle_ru"
          label={t('field.subtitle_ru')}
          hint={t('hint.subtitle')}
          isOptional
          maxLength={offerSubtitleMost}
          value={values.subtitle_ru}
          error={errorOf('subtitle_ru')}
          onChange={({ target }) => set('subtitle_ru', target.value)}
        />
        {english.map(([field, most]) => (
          <TextField
            key={field}
            id={field}
            label={t(`field.${field}`)}
            isOptional
            lang="en"
            maxLength={most}
            value={values[field] ?? ''}
            error={errorOf(field)}
            onChange={({ target }) => set(field, target.value || null)}
          />
        ))}
      </div>
      <div className={css['pair']}>
        {(['footnote_ru', 'footnote_en'] as const).map((field) => (
          <TextArea
            key={field}
            id={field}
            label={t(`field.${field}`)}
            isOptional
            rows={3}
            {...(field === 'footnote_en' && { lang: 'en' })}
            maxLength={offerFootnoteMost}
            value={values[field] ?? ''}
            error={errorOf(field)}
            onChange={({ target }) => set(field, field === 'footnote_en' ? target.value || null : target.value)}
          />
        ))}
      </div>
      {(['description_ru', 'description_en'] as const).map((field) => (
        <RichArea
          key={field}
          id={field}
          label={t(`field.${field}`)}
          hint={t('hint.text')}
          rows={4}
          value={values[field] ?? ''}
          error={errorOf(field)}
          onChange={(html) => set(field, field === 'description_en' ? html || null : html)}
        />
      ))}
    </div>
  );
};
