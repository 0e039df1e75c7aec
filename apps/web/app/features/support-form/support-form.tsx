import { type ReactNode, useId } from 'react';
import { Late } from '../../shared/late.tsx';
import { Block } from '../../shared/ui/layout/block.tsx';
import type { SupportRequest } from './use-support.ts';

type Props = SupportRequest & {
  title: string;
  text?: ReactNode;
  /** Of title and text where it is not that of the page. */ lang?: 'ru' | undefined;
};

/** A request of a visitor in the flow of a page (SUPPORT-01…09); its code comes after the page. */
export const SupportForm = ({ title, text, lang, ...asked }: Props) => {
  const id = useId();
  return (
    <Block id={id} title={title} lead={text} lang={lang} isBeside>
      <Late name="support-inline" load={() => import('./support-inline.tsx')} height="620px">
        {(part) => <part.SupportInline {...asked} />}
      </Late>
    </Block>
  );
};
