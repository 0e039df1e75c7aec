import './shared/ui/overlays/back-steps.ts';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { LanguageProvider } from './shared/i18n/language.tsx';
import { loadMessages } from './shared/i18n/load-messages.ts';
import { rememberLanguage } from './shared/i18n/remember-language.ts';
import { routerListens } from './shared/document/router-listens.ts';
import { NonceProvider } from './shared/document/nonce.tsx';
import { watchOwner } from './shared/offline/watch-owner.ts';
import { watchRestored } from './shared/shell/restored-page.ts';

/** Its effect runs when the router of its children listens by itself. */
const RouterListens = ({ children }: { children: ReactNode }): ReactNode => {
  useEffect(() => void dispatchEvent(new Event(routerListens)), []);
  return children;
};

// The language of the page decides, whatever the cookie says by now; who never chose one has no cookie and may be offered English.
const language = document.documentElement.lang === 'en' ? 'en' : 'ru';
if (/(^|;\s*)language=/.test(document.cookie)) rememberLanguage(language);
watchOwner();
watchRestored();
const nonce = document.querySelector('script')?.nonce ?? '';
const messages = await loadMessages(language, globalThis.messagesOnTheWay);

startTransition(() => {
  hydrateRoot(
    document,
    <NonceProvider nonce={nonce}>
      <LanguageProvider language={language} messages={messages} load={loadMessages}>
        <RouterListens>
          <HydratedRouter />
        </RouterListens>
      </LanguageProvider>
    </NonceProvider>,
  );
});
