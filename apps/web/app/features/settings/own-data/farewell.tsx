import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Empty } from '../../../shared/ui/states/empty.tsx';
import { PageHead, Wrap } from '../../../shared/ui/layout/layout.tsx';

/** The account is gone, and so is the person. */
export const Farewell = () => {
  const t = useTranslations('settings');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The page was left at its far end.
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Wrap>
      <PageHead>
        <h1 ref={title} tabIndex={-1}>
          {t('gone')}
        </h1>
      </PageHead>
      <Empty sign="finish" title={t('farewell')} action={<ButtonLink to="/">{t('toMain')}</ButtonLink>}>
        <p role="status">{t('goneText')}</p>
      </Empty>
    </Wrap>
  );
};
