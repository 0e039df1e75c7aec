import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useOwnClubs } from '../../shared/club/own-clubs.ts';
import { foldText } from '../../shared/format/fold-text.ts';
import { pageExists } from '../../shared/navigation.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/empty.tsx';
import { Grid, Stack } from '../../shared/ui/layout.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { ClubCard } from './club-card.tsx';
import { ClubTools } from './club-tools.tsx';
import { ClubsLoading } from './clubs-loading.tsx';
import { type ClubOrder, sortClubs } from './sort-clubs.ts';

/** Clubs that the person is in: found by name, by date or by name in order (ME-11…19). */
export const ClubList = () => {
  const t = useTranslations('myClubs');
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<ClubOrder>({ by: 'date', isDescending: true });
  const read = useOwnClubs();
  if (read.isPending) return <ClubsLoading />;
  if (read.isError)
    return <LoadFailed text={t('failed')} isBusy={read.isFetching} onRetry={() => void read.refetch()} />;
  if (read.data.length === 0) {
    return (
      <Empty
        sign="wall"
        title={t('empty')}
        action={pageExists('/clubs') && <ButtonLink to="/clubs">{t('choose')}</ButtonLink>}
      >
        {t('emptyText')}
      </Empty>
    );
  }
  const asked = foldText(search.trim());
  const clubs = sortClubs(
    read.data.filter(({ title }) => foldText(title).includes(asked)),
    order,
  );
  return (
    <Stack gap={24}>
      <ClubTools search={search} order={order} onSearch={setSearch} onOrder={setOrder} />
      <p role="status">{asked ? t('found', { count: clubs.length }) : t('count', { count: clubs.length })}</p>
      <Grid as="ul" min={300}>
        {clubs.map((club) => (
          <li key={club.public_id}>
            <ClubCard club={club} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
};
