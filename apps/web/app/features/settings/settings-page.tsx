import { useTranslations } from 'use-intl/react';
import { Late } from '../../shared/late.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { LoadFailed } from '../../shared/ui/states/load-failed.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { GenderBlock } from './choice-block.tsx';
import { EmailBlock } from './email-block.tsx';
import { PersonalBlock } from './personal-block.tsx';
import css from './settings.module.css';
import { useProfile } from './use-profile.ts';

/** One sheet; every part of it is sent on its own; `onGone` is told when the account is deleted (SET-01). */
export const SettingsPage = ({ onGone }: { onGone(): void }) => {
  const t = useTranslations('settings');
  const { user, isFailed, isBusy, retry } = useProfile();
  if (isFailed) return <LoadFailed text={t('failed')} isBusy={isBusy} onRetry={retry} />;
  if (!user) return <SettingsLoading />;
  return (
    <div className={css['sheet']}>
      <PersonalBlock user={user} />
      <GenderBlock user={user} />
      <EmailBlock user={user} />
      <Late name="lower-blocks" load={() => import('./lower-blocks.tsx')} height="2410px">
        {(part) => <part.LowerBlocks user={user} />}
      </Late>
      <Late name="own-data" load={() => import('./own-data/own-data.tsx')} height="290px">
        {(part) => <part.OwnData onGone={onGone} />}
      </Late>
    </div>
  );
};

export const SettingsLoading = () => {
  const u = useTranslations('ui');
  return (
    <Stack gap={16}>
      <div role="status" aria-label={u('loading')}>
        <Skeleton height="330px" />
      </div>
      <Skeleton height="240px" />
      <Skeleton height="240px" />
    </Stack>
  );
};
