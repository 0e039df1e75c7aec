import { useTranslations } from 'use-intl/react';
import { pageExists } from '../../shared/navigation.ts';
import ground from '../../shared/styles/ground.module.css';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Section, Wrap } from '../../shared/ui/layout/layout.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import css from './certificate-plate.module.css';

const page = '/shop/certificates';

type Props = { nominals: readonly { price: number; picture: string }[] };

/** The way to gift certificates, with what they cost (GEN-04). */
export const CertificatePlate = ({ nominals }: Props) => {
  const t = useTranslations('shop');
  const format = useFormat();
  const [first] = nominals;
  if (!first || !pageExists(page)) return null;
  const prices = nominals.map(({ price }) => price);
  return (
    <Section labelledBy="certificates">
      <Wrap>
        <div className={classes(css['plate'], ground['soot'])} data-on="art">
          <div className={css['words']}>
            <h2 id="certificates">{t('certificates')}</h2>
            <p>
              {t('certificatesText', {
                from: format.money(Math.min(...prices)),
                to: format.money(Math.max(...prices)),
              })}
            </p>
            <ButtonLink to={page}>{t('chooseCertificate')}</ButtonLink>
          </div>
          <Picture
            className={css['art']}
            src={first.picture}
            alt=""
            width={640}
            height={640}
            sizes="(min-width: 768px) 320px, 60vw"
            maxWidth={960}
          />
        </div>
      </Wrap>
    </Section>
  );
};
