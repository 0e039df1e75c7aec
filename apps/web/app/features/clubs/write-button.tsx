import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';

type Props = { kind?: 'primary' | 'line'; size?: 'md' | 'xl'; onOpen(): void };

/** Opens the support popup; until the scripts have come it leads to the page with the same form. */
export const WriteButton = ({ kind = 'primary', size = 'md', onOpen }: Props) => {
  const t = useTranslations('clubs');
  const isBrowser = useIsBrowser();
  return isBrowser ? (
    <Button kind={kind} size={size} onClick={onOpen}>
      {t('write')}
    </Button>
  ) : (
    <ButtonLink kind={kind} size={size} to="/feedback">
      {t('write')}
    </ButtonLink>
  );
};
