import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { useSite } from '../../shared/site.ts';
import ground from '../../shared/styles/ground.module.css';
import type from '../../shared/styles/type.module.css';
import { classes } from '../../shared/ui/classes.ts';
import css from './certificate-preview.module.css';

type Props = { price: number; name: string; text: string };

/** The certificate as it will be printed; the code is made when it is paid. */
export const CertificatePreview = ({ price, name, text }: Props) => {
  const t = useTranslations('certificates');
  const format = useFormat();
  const brand = useSite()?.settings.brand;
  return (
    <div
      className={css['certificate']}
      role="img"
      aria-label={`${t('preview')}: ${t('certificate')}, ${format.money(price)}`}
    >
      <div className={classes(css['poster'], ground['soot'])} data-on="art">
        <span className={classes(type['display'], css['brand'])}>{brand}</span>
        <span className={classes(type['display'], css['kind'])}>{t('certificate')}</span>
        <span className={classes(type['display'], css['sum'])}>{format.money(price)}</span>
      </div>
      <div className={css['words']}>
        <p className={classes(type['display'], css['for'])}>{t('for', { name: name.trim() || t('someone') })}</p>
        {text.trim() && <p className={css['text']}>{text}</p>}
      </div>
      <div className={css['stub']}>
        <span>{t('code')}</span>
        <b>XXXX-XXXX-XXXX-XXXX</b>
      </div>
    </div>
  );
};
