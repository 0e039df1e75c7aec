import { partnerMax, partnersMost } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import css from '../starts/sales.module.css';
import type { FieldsProps } from './section-form.tsx';
import own from './settings.module.css';

/** Names in their order: the home page shows them as word marks. */
export const PartnerRows = ({ values: { partners }, set, errorOf }: FieldsProps<'partners'>) => {
  const t = useTranslations('houseSettings');
  const swap = (index: number): void =>
    set(
      'partners',
      partners.map((name, at) => (at === index ? partners[at - 1] : at === index - 1 ? partners[index] : name) ?? name),
    );
  return (
    <>
      {partners.length === 0 && <p className={css['muted']}>{t('noPartners')}</p>}
      {partners.map((name, index) => {
        const called = name || String(index + 1);
        return (
          <div key={index} className={own['line']}>
            <TextField
              label={t('partner', { number: String(index + 1) })}
              maxLength={partnerMax}
              value={name}
              error={errorOf(`partners.${index}`)}
              onChange={({ target }) =>
                set(
                  'partners',
                  partners.map((one, at) => (at === index ? target.value : one)),
                )
              }
            />
            <div className={own['buttons']}>
              {index > 0 && (
                <Button kind="line" size="sm" aria-label={t('up', { name: called })} onClick={() => swap(index)}>
                  {t('upShort')}
                </Button>
              )}
              <Button
                kind="line"
                size="sm"
                aria-label={t('remove', { name: called })}
                onClick={() =>
                  set(
                    'partners',
                    partners.filter((_, at) => at !== index),
                  )
                }
              >
                {t('removeShort')}
              </Button>
            </div>
          </div>
        );
      })}
      {partners.length < partnersMost && (
        <div className={own['add']}>
          <Button kind="line" size="sm" onClick={() => set('partners', [...partners, ''])}>
            {t('addPartner')}
          </Button>
        </div>
      )}
    </>
  );
};
