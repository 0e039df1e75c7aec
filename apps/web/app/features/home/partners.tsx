import { useTranslations } from 'use-intl/react';
import type from '../../shared/styles/type.module.css';
import { Section, SectionHead, Wrap } from '../../shared/ui/layout/layout.tsx';
import css from './partners.module.css';

/** Word marks of the partners, from the settings. */
export const Partners = ({ names }: { names: readonly string[] }) => {
  const t = useTranslations('home');
  if (names.length === 0) return null;
  return (
    <Section labelledBy="partners" isLater>
      <Wrap>
        <SectionHead>
          <h2 id="partners">{t('partners')}</h2>
        </SectionHead>
        <ul className={css['partners']}>
          {names.map((name) => (
            <li key={name} className={type['display']}>
              {name}
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
};
