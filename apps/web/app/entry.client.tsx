import './shared/ui/overlays/back-steps.ts';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { LanguageProvider } from './shared/i18n/language.tsx';
import { loadMessages } from './shared/i18n/load-messages.ts';
import { rememberLanguage } from './shared/i18n/remember-language.ts';
import { NonceProvider } from './shared/document/nonce.tsx';
import { watchOwner } from './shared/offline/watch-owner.ts';
import { watchRestored } from './shared/shell/restored-page.ts';

// Back or forward was pressed before the router listens: the address is another page's by now, and what is shown is not.
const showPageOfAddress = (): void => {
  const { drawnFor } = globalThis;
  if (drawnFor !== undefined && drawnFor !== location.pathname + location.search) location.reload();
};
showPageOfAddress();
addEventListener('popstate', showPageOfAddress);

/** Its effect runs when the router of its children listens by itself. */
const RouterListens = ({ children }: { children: ReactNode }): ReactNode => {
  useEffect(() => removeEventListener('popstate', showPageOfAddress), []);
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
