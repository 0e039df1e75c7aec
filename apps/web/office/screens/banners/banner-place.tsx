import { type BannerPage, bannerPages, type BannerType, bannerTypes, isBannerShown } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import css from '../starts/sales.module.css';

type Where = { readonly page: BannerPage; readonly banner_type: BannerType };
type Props = {
  values: Where;
  errorOf(field: string): string | undefined;
  onPage(page: BannerPage): void;
  onKind(kind: BannerType): void;
};

/** On which page a banner stands, and what it offers. */
export const BannerPlace = ({ values, errorOf, onPage, onKind }: Props) => {
  const t = useTranslations('banners');
  return (
    <>
      <SelectField
        id="page"
        label={t('field.page')}
        value={values.page}
        error={errorOf('page')}
        options={bannerPages.map((value) => ({ value, label: t(`value.page.${value}`) }))}
        onChange={({ target }) => onPage(bannerPages.find((one) => one === target.value) ?? 'shop')}
      />
      <SelectField
        id="banner_type"
        label={t('field.banner_type')}
        value={values.banner_type}
        error={errorOf('banner_type')}
        options={bannerTypes.map((value) => ({ value, label: t(`value.kind.${value}`) }))}
        onChange={({ target }) => onKind(bannerTypes.find((one) => one === target.value) ?? 'shop')}
      />
      {!isBannerShown(values) && <p className={css['muted']}>{t('apiOnly')}</p>}
    </>
  );
};
