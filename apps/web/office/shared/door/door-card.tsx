import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Skeleton } from '../../../app/shared/ui/states/skeleton.tsx';
import { LanguagePick } from '../frame/language-pick.tsx';
import { Brand } from '../frame/brand.tsx';
import { usePageTitle } from '../frame/page-title.ts';
import css from './door.module.css';

type Props = { title: string; lead?: ReactNode; isBusy?: boolean; children?: ReactNode };

/** A step of the door: one question on an empty page. */
export const DoorCard = ({ title, lead, isBusy = false, children }: Props) => {
  const t = useTranslations('door');
  usePageTitle(title);
  return (
    <div className={css['door']}>
      <header className={css['bar']}>
        <Brand />
        <LanguagePick />
      </header>
      <main className={css['card']} aria-busy={isBusy || undefined}>
        <h1>{title}</h1>
        {lead && <p className={css['lead']}>{lead}</p>}
        {isBusy ? <Skeleton height="120px" /> : children}
      </main>
      <footer className={css['foot']}>
        <a href="/">{t('toSite')}</a>
      </footer>
    </div>
  );
};
