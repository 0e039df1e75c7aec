import { linkMax, type SocialLink, socialMost, socialTitleMax } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import css from '../starts/sales.module.css';
import own from './settings.module.css';
import type { FieldsProps } from './section-form.tsx';

const outside = ['shop_link', 'careers_link', 'photo_link', 'faq_link'] as const;

/** Other sites of the menu and the footer, and networks. */
export const LinkFields = ({ values, set, errorOf }: FieldsProps<'links'>) => {
  const t = useTranslations('houseSettings');
  const label = useTranslations('fields');
  const { social } = values;
  const change = (index: number, part: Partial<SocialLink>): void =>
    set(
      'social',
      social.map((row, at) => (at === index ? { ...row, ...part } : row)),
    );
  return (
    <>
      <div className={css['pair']}>
        {outside.map((field) => (
          <TextField
            key={field}
            id={field}
            type="url"
            label={label(field)}
            hint={t(`hint.${field}`)}
            isOptional
            autoComplete="off"
            maxLength={linkMax}
            placeholder="https://"
            value={values[field]}
            error={errorOf(field)}
            onChange={({ target }) => set(field, target.value)}
          />
        ))}
      </div>
      <h3 className={own['part']}>{label('social')}</h3>
      {social.length === 0 && <p className={css['muted']}>{t('noSocial')}</p>}
      {social.map((row, index) => (
        <div key={index} className={own['row']} role="group" aria-label={row.title || String(index + 1)}>
          <TextField
            label={t('socialTitle')}
            maxLength={socialTitleMax}
            value={row.title}
            error={errorOf(`social.${index}.title`)}
            onChange={({ target }) => change(index, { title: target.value })}
          />
          <TextField
            label={t('socialEnglish')}
            placeholder={row.title}
            lang="en"
            maxLength={socialTitleMax}
            value={row.title_en ?? ''}
            error={errorOf(`social.${index}.title_en`)}
            onChange={({ target }) => change(index, { title_en: target.value || null })}
          />
          <TextField
            label={t('socialLink')}
            type="url"
            maxLength={linkMax}
            placeholder="https://"
            value={row.link}
            error={errorOf(`social.${index}.link`)}
            onChange={({ target }) => change(index, { link: target.value })}
          />
          <Button
            kind="line"
            size="sm"
            aria-label={t('remove', { name: row.title || String(index + 1) })}
            onClick={() =>
              set(
                'social',
                social.filter((_, at) => at !== index),
              )
            }
          >
            {t('removeShort')}
          </Button>
        </div>
      ))}
      {social.length < socialMost && (
        <div className={own['add']}>
          <Button
            kind="line"
            size="sm"
            onClick={() => set('social', [...social, { title: '', title_en: null, link: '' }])}
          >
            {t('addSocial')}
          </Button>
        </div>
      )}
    </>
  );
};
