import type { Network, User } from '@trassa/contracts';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { WaitNote } from '../../shared/account/wait-note.tsx';
import { request } from '../../shared/api/browser-client.ts';
import { useSite } from '../../shared/site.ts';
import { Button } from '../../shared/ui/button.tsx';
import { BannerLine } from './banner-line.tsx';
import { SettingBlock } from './setting-block.tsx';
import css from './settings.module.css';
import { useSave } from './use-save.ts';

const silent = { ownErrors: true } as const;

/** Networks that are switched on, and those that are attached though they are not any more (AUTH-52, DEC-43). */
export const NetworksBlock = ({ user }: { user: User }) => {
  const t = useTranslations('settings');
  const networks = [...new Set([...(useSite()?.settings.networks ?? []), ...user.networks])];
  const save = useSave({});
  const [busy, setBusy] = useState<Network | null>(null);
  // The last one may have been switched off: what was said about it stays for its time.
  if (networks.length === 0 && !save.banner) return null;
  const attach = async (network: Network): Promise<void> => {
    setBusy(network);
    await save.run(async () => {
      const query = { purpose: 'add' } as const;
      const { values } = await request(calls.social.start, { params: { network }, query }, silent);
      window.location.assign(values.redirect_url);
    });
    setBusy(null);
  };
  const detach = async (network: Network): Promise<void> => {
    setBusy(network);
    const message = t('detached', { network: t(`network.${network}`) });
    await save.save(async () => ({
      message,
      ...(await request(calls.social.detach, { params: { network } }, silent)),
    }));
    setBusy(null);
  };
  return (
    <SettingBlock id="networks" title={t('networks')} lead={t('networksLead')}>
      <ul>
        {networks.map((network) => {
          const isAttached = user.networks.includes(network);
          const name = t(`network.${network}`);
          return (
            <li key={network} className={css['network']}>
              <span>{name}</span>
              <Button
                kind="line"
                isBusy={busy === network}
                disabled={busy !== null && busy !== network}
                aria-label={t(isAttached ? 'detachOf' : 'attachOf', { network: name })}
                onClick={() => void (isAttached ? detach(network) : attach(network))}
              >
                {isAttached ? t('detach') : t('attach')}
              </Button>
            </li>
          );
        })}
      </ul>
      <WaitNote wait={save.wait} />
      <BannerLine banner={save.banner} />
    </SettingBlock>
  );
};
