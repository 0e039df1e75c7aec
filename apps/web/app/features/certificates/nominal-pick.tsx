import type { CertificateNominal } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import css from './nominal-pick.module.css';

type Props = { nominals: readonly CertificateNominal[]; asked: string; onPick(publicId: string): void };

/** What it is worth: a plate for each nominal. The browser keeps the choice, so that one made before the scripts holds. */
export const NominalPick = ({ nominals, asked, onPick }: Props) => {
  const t = useTranslations('certificates');
  const format = useFormat();
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{t('nominal')}</legend>
      <div className={css['plates']}>
        {nominals.map((nominal) => (
          <label key={nominal.public_id} aria-label={format.money(nominal.price)}>
            <input
              type="radio"
              name="nominal"
              value={nominal.public_id}
              defaultChecked={nominal.public_id === asked}
              onChange={() => onPick(nominal.public_id)}
            />
            <span className={css['plate']}>
              <span className={`${type['display']} ${css['price']}`}>{format.money(nominal.price)}</span>
              <span className={css['about']} dangerouslySetInnerHTML={{ __html: nominal.text }} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
