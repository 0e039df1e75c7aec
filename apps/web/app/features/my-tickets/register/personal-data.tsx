import type { ReactNode } from 'react';
import type from '../../../shared/styles/type.module.css';

/** Link to the text about personal data. */
export const PersonalData = ({ children }: { children: ReactNode }) => (
  <a className={type['link']} href="/api/files/document/pers" target="_blank" rel="noreferrer">
    {children}
  </a>
);
