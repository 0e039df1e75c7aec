import './shared/ui/back-steps.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { LanguageProvider } from './shared/i18n/language.tsx';
import { loadMessages } from './shared/i18n/load-messages.ts';
import { rememberLanguage } from './shared/i18n/remember-language.ts';
import { NonceProvider } from './shared/nonce.tsx';
import { watchOwner } from './shared/offline/watch-owner.ts';

// The language of the page decides, whatever the cookie says by now; a page opened by `?lang=` sets it for the next ones.
const language = document.documentElement.lang === 'en' ? 'en' : 'ru';
rememberLanguage(language);
watchOwner();
const nonce = document.querySelector('script')?.nonce ?? '';
const messages = await loadMessages(language, globalThis.messagesOnTheWay);

// Back or forward was pressed before the scripts came: the address is another page's by now, and what is shown is not.
const isAnother = globalThis.drawnFor !== undefined && globalThis.drawnFor !== location.pathname + location.search;

if (isAnother) location.reload();
else
  startTransition(() => {
    hydrateRoot(
      document,
      <NonceProvider nonce={nonce}>
        <LanguageProvider language={language} messages={messages}>
          <HydratedRouter />
        </LanguageProvider>
      </NonceProvider>,
    );
  });
