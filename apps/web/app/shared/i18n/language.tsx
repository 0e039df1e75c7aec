import { siteTimezone } from '@trassa/rules';
import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { IntlProvider } from 'use-intl/react';
import { rememberLanguage } from './remember-language.ts';
import type { Language, MessageFile } from './types.ts';

type Switch = { language: Language; setLanguage(language: Language): Promise<void> };
const SwitchContext = createContext<Switch | null>(null);

type Props = {
  language: Language;
  messages: MessageFile;
  /** Messages of another language: each application has a catalogue of its own. */
  load(language: Language): Promise<MessageFile>;
  children: ReactNode;
};

/** Stands above the router, so a change of language redraws the page and loses nothing typed in it (I18N-01…03). */
export const LanguageProvider = ({ language: initial, messages, load, children }: Props) => {
  const [shown, setShown] = useState({ language: initial, messages });
  const wanted = useRef(initial);
  const value = useMemo(
    () => ({
      language: shown.language,
      setLanguage: async (language: Language) => {
        wanted.current = language;
        const loaded = await load(language);
        // The last choice holds, whichever catalogue comes first.
        if (wanted.current !== language) return;
        rememberLanguage(language);
        // At once: the calls that follow name the language of the document, which is drawn a moment later.
        document.documentElement.lang = language;
        setShown({ language, messages: loaded });
      },
    }),
    [shown.language, load],
  );
  return (
    <SwitchContext value={value}>
      <IntlProvider locale={shown.language} messages={shown.messages} timeZone={siteTimezone}>
        {children}
      </IntlProvider>
    </SwitchContext>
  );
};

/** The language shown and its switch; server data is loaded anew by the caller (`LanguagePick`). */
export const useLanguage = (): Switch => {
  const value = use(SwitchContext);
  if (!value) throw new Error('useLanguage outside LanguageProvider');
  return value;
};
