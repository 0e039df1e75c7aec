import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { PuzzleGate } from '../captcha/puzzle-gate.tsx';
import { Toasts } from '../ui/overlays/toast.tsx';
import { Footer } from './footer.tsx';
import { GlobalError } from './global-error.tsx';
import { Header } from './header/header.tsx';
import { LanguageOffer } from './header/language-offer.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import css from './shell.module.css';

/** What stands around every page. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('shell');
  return (
    <div className={css['page']}>
      <a className={css['skip']} href="#main">
        {t('skip')}
      </a>
      <LanguageOffer />
      <Header />
      <main id="main" className={css['main']} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toasts />
      <GlobalError />
      <PuzzleGate />
      <SessionKeeper />
    </div>
  );
};
