import { offerFootnoteMost, offerNameMost, offerSubtitleMost, offerTitleMost } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { TextArea, TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { RichArea } from '../../../shared/fields/rich-area.tsx';
import css from '../../starts/sales.module.css';
import type { OfferFieldsProps } from './typed-offer.ts';

type LineName = `${'name' | 'title' | 'subtitle'}_${'ru' | 'en'}`;
const most = { name: offerNameMost, title: offerTitleMost, subtitle: offerSubtitleMost } as const;

/** One line of words; those in Russian say where they are read. */
const Line = ({ field, values, set, errorOf }: OfferFieldsProps & { field: LineName }) => {
  const t = useTranslations('offers');
  const [of, language] = field.split('_') as [keyof typeof most, 'ru' | 'en'];
  const isEnglish = language === 'en';
  return (
    <TextField
      id={field}
      label={t(`field.${field}`)}
      {...(isEnglish ? { lang: 'en' } : { hint: t(`hint.${of}`) })}
      isOptional={isEnglish || of === 'subtitle'}
      maxLength={most[of]}
      value={values[field] ?? ''}
      error={errorOf(field)}
      onChange={({ target }) => set(field, isEnglish ? target.value || null : target.value)}
    />
  );
};

/** What an offer is called in Russian. */
export const OfferNames = (fields: OfferFieldsProps) => (
  <>
    <Line {...fields} field="name_ru" />
    <Line {...fields} field="title_ru" />
  </>
);

const lines = ['name_ru', 'name_en', 'title_ru', 'title_en', 'subtitle_ru', 'subtitle_en'] as const;

/** All that the site says of an offer, in both languages side by side. */
export const OfferWords = (fields: OfferFieldsProps) => {
  const { values, set, errorOf } = fields;
  const t = useTranslations('offers');
  return (
    <div className={css['stack']}>
      <div className={css['pair']}>
        {lines.map((field) => (
          <Line key={field} {...fields} field={field} />
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
