import type { ReactNode } from 'react';
import { documentLink } from '../../../shared/document/document-link.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import type from '../../../shared/styles/type.module.css';

/** Link to the text about personal data. */
export const PersonalData = ({ children }: { children: ReactNode }) => {
  const { language } = useLanguage();
  return (
    <a className={type['link']} href={documentLink('pers', language)} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
};
