import type { Club } from '@trassa/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ClubPopup } from '../../shared/club/club-popup.tsx';
import { useMembership, useOwnClubs } from '../../shared/club/own-clubs.ts';
import type from '../../shared/styles/type.module.css';
import { Button } from '../../shared/ui/button.tsx';
import { LoadFailed } from '../../shared/ui/states/load-failed.tsx';
import { Dialog } from '../../shared/ui/overlays/overlay.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { SettingBlock } from './setting-block.tsx';
import css from './settings.module.css';

/** Clubs of the person: joined through the popup, left after a question (CLUB-03, CLUB-05, CLUB-06). */
export const ClubBlock = () => {
  const t = useTranslations('clubPick');
  const own = useOwnClubs();
  const { busyId, join, leave } = useMembership();
  const [isChoosing, setIsChoosing] = useState(false);
  const [leaving, setLeaving] = useState<Club | null>(null);
  const stay = (): void => setLeaving(null);
  return (
    <SettingBlock id="clubs" title={t('settings')} lead={t('settingsLead')}>
      {own.isPending && <Skeleton height="56px" />}
      {own.isError && <LoadFailed text={t('failed')} isBusy={own.isFetching} onRetry={() => void own.refetch()} />}
      {own.data?.length === 0 && <p>{t('settingsNone')}</p>}
      {own.data && own.data.length > 0 && (
        <ul>
          {own.data.map((club) => (
            <li key={club.public_id} className={css['network']}>
              <Link className={type['link']} to={`/clubs/${club.public_name}`}>
                {club.title}
              </Link>
              <Button
                kind="line"
                isBusy={busyId === club.public_id}
                aria-label={t('leaveNamed', { title: club.title })}
                onClick={() => setLeaving(club)}
              >
                {t('leave')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button kind="line" isBusy={busyId !== null} onClick={() => setIsChoosing(true)}>
          {t('add')}
        </Button>
      </div>
      <ClubPopup
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        isOwnTaken
        onChoose={(club) => club && join(club)}
      />
      <Dialog
        isOpen={leaving !== null}
        onClose={stay}
        isAlert
        title={t('leaveTitle', { title: leaving?.title ?? '' })}
        actions={
          <>
            <Button
              kind="danger"
              onClick={() => {
                if (leaving) leave(leaving);
                stay();
              }}
            >
              {t('leave')}
            </Button>
            <Button kind="line" onClick={stay}>
              {t('stay')}
            </Button>
          </>
        }
      >
        {t('leaveText')}
      </Dialog>
    </SettingBlock>
  );
};
