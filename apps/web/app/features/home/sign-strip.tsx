import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { Section, SectionHead, Wrap } from '../../shared/ui/layout/layout.tsx';
import { type SignName, signs } from '../../shared/ui/sign/signs.ts';
import { Sign } from '../../shared/ui/sign/sign.tsx';
import css from './sign-strip.module.css';

const shown = Object.keys(signs) as SignName[];

/** All the obstacle signs, the alphabet of the course. */
export const SignStrip = () => {
  const t = useTranslations('home');
  const { language } = useLanguage();
  return (
    <Section labelledBy="signs" isLater>
      <Wrap>
        <SectionHead>
          <h2 id="signs">{t('signs')}</h2>
          <p className={css['lead']}>{t('signsLead', { count: shown.length })}</p>
        </SectionHead>
      </Wrap>
      <ul className={css['strip']}>
        {shown.map((name) => (
          <li key={name}>
            <Sign name={name} />
            <span>{signs[name][language]}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
