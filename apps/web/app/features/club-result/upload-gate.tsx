import type { Club } from '@trassa/contracts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useOwnClubs } from '../../shared/club/own-clubs.ts';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { LoadFailed } from '../../shared/ui/states/load-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';

type Props = { club: Club; /** The button that joins. */ join: ReactNode; children: ReactNode };

/** Results come from members: who is none is offered to join (CLUB-07). */
export const UploadGate = ({ club, join, children }: Props) => {
  const t = useTranslations('clubResult');
  const own = useOwnClubs();
  if (own.isPending) return <UploadLoading />;
  if (own.isError)
    return <LoadFailed text={t('handedFailed')} isBusy={own.isFetching} onRetry={() => void own.refetch()} />;
  if (own.data.some(({ public_id: id }) => id === club.public_id)) return children;
  return (
    <Empty sign="wall" title={t('notIn')} action={join}>
      {t('notInText', { title: club.title })}
    </Empty>
  );
};

export const UploadLoading = () => {
  const u = useTranslations('ui');
  return (
    <div role="status" aria-label={u('loading')}>
      <Skeleton height="620px" />
    </div>
  );
};
