import type { Network } from '@trassa/contracts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { actionMessage } from '../../../shared/api/error-message.ts';
import { showGlobalError } from '../../../shared/api/global-error.ts';
import { useSite } from '../../../shared/site.ts';
import type from '../../../shared/styles/type.module.css';
import { Button } from '../../../shared/ui/button.tsx';
import { classes } from '../../../shared/ui/classes.ts';
import { Row } from '../../../shared/ui/layout/layout.tsx';
import { useIsBrowser } from '../../../shared/use-is-browser.ts';
import { rememberReturn } from './social-return.ts';
import css from './networks.module.css';

/** Buttons of the networks that are switched on; each leads to the provider's own page (AUTH-08, AUTH-21, AUTH-54). */
export const Networks = ({ title }: { title: string }) => {
  const t = useTranslations('signIn');
  const networks = useSite()?.settings.networks ?? [];
  const isBrowser = useIsBrowser();
  const [search] = useSearchParams();
  const [leaving, setLeaving] = useState<Network | null>(null);
  // Back from the provider's page by 'Back', the browser may show this one as it was left.
  useEffect(() => {
    const release = (): void => setLeaving(null);
    window.addEventListener('pageshow', release);
    return () => window.removeEventListener('pageshow', release);
  }, []);
  if (networks.length === 0) return null;
  const leave = async (network: Network): Promise<void> => {
    setLeaving(network);
    try {
      const { values } = await request(
        calls.social.start,
        { params: { network }, query: { purpose: 'login' } },
        { ownErrors: true },
      );
      rememberReturn(search);
      window.location.assign(values.redirect_url);
    } catch (error) {
      setLeaving(null);
      const message = actionMessage(error);
      if (message) showGlobalError(message);
    }
  };
  return (
    <div className={css['networks']}>
      <p className={classes(type['small'], type['second'])}>{title}</p>
      <Row>
        {networks.map((network) => (
          <Button
            key={network}
            kind="line"
            isBusy={leaving === network}
            disabled={!isBrowser}
            onClick={() => void leave(network)}
          >
            {t(`network.${network}`)}
          </Button>
        ))}
      </Row>
    </div>
  );
};
