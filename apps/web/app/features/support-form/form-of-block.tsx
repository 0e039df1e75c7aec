import type { PageBlock } from '@trassa/contracts';
import { SupportForm } from './support-form.tsx';

/** The form of a block of an information page, in its place (PAGE-01…03). */
export const formOfBlock = ({ support_type, title, text, russian }: Extract<PageBlock, { type: 'form' }>) => (
  <SupportForm
    key={support_type}
    supportType={support_type}
    title={title}
    text={text}
    lang={russian ? 'ru' : undefined}
  />
);
