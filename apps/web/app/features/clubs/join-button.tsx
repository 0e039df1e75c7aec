import type { Club } from '@trassa/contracts';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { withReturn } from '../../shared/return-path.ts';
import { isMember, useSession } from '../../shared/session.ts';
import { useMembership, useOwnClubs } from '../../shared/club/own-clubs.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/overlays/overlay.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';
import css from './clubs.module.css';

/** Any origin does for a path of this site; the server has none of its own at hand. */
const anyOrigin = 'https://site.invalid';

/** Address of the sign-in page that leads back to the club (DEC-19). */
export const enterPath = (path: string): string => withReturn('/login', { pathname: path }, anyOrigin);

type Props = {
  club: Club;
  /** Also offers to leave, after a question. */
  canLeave?: boolean;
  size?: 'sm' | 'md' | 'xl';
  /** `line` where many stand beside each other. */
  kind?: 'primary' | 'line';
  onDone(): void;
};

/** Joins a club; guests sign in first and come back (CLUB-05, CLUB-06). */
export const JoinButton = ({ club, canLeave = false, size = 'md', kind = 'primary', onDone }: Props) => {
  const t = useTranslations('clubs');
  const isBrowser = useIsBrowser();
  const session = useSession();
  const own = useOwnClubs();
  const { busyId, join, leave } = useMembership(onDone);
  const [isAsking, setIsAsking] = useState(false);
  const isIn = own.data?.some((one) => one.public_id === club.public_id) ?? false;
  const isBusy = busyId !== null;
  if (!isBrowser || !isMember(session)) {
    return (
      <ButtonLink
        kind={kind}
        size={size}
        to={enterPath(`/clubs/${club.public_name}`)}
        aria-label={t('joinNamed', { title: club.title })}
      >
        {t('join')}
      </ButtonLink>
    );
  }
  if (own.isPending) return <Skeleton width="128px" height="48px" />;
  if (!isIn) {
    return (
      <Button
        kind={kind}
        size={size}
        isBusy={isBusy}
        aria-label={t('joinNamed', { title: club.title })}
        onClick={() => join(club)}
      >
        {t('join')}
      </Button>
    );
  }
  if (!canLeave) {
    return (
      <Tag kind="success" icon="check" className={css['inTag']}>
        {t('youAreIn')}
      </Tag>
    );
  }
  const close = (): void => setIsAsking(false);
  return (
    <>
      <Tag kind="success" icon="check">
        {t('youAreIn')}
      </Tag>
      <Button kind="line" size={size} isBusy={isBusy} onClick={() => setIsAsking(true)}>
        {t('leave')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        isAlert
        title={t('leaveTitle', { title: club.title })}
        actions={
          <>
            <Button
              kind="danger"
              onClick={() => {
                close();
                leave(club);
              }}
            >
              {t('leaveSure')}
            </Button>
            <Button kind="line" onClick={close}>
              {t('stay')}
            </Button>
          </>
        }
      >
        {t('leaveText')}
      </Dialog>
    </>
  );
};
