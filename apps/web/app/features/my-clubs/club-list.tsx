import type { Club } from '@trassa/contracts';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useOwnClubs } from '../../shared/club/own-clubs.ts';
import { foldText } from '../../shared/format/fold-text.ts';
import { pageExists } from '../../shared/navigation.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { Grid, Stack } from '../../shared/ui/layout/layout.tsx';
import { Loaded } from '../../shared/ui/states/loaded.tsx';
import { ClubCard } from './club-card.tsx';
import { ClubTools } from './club-tools.tsx';
import { ClubsLoading } from './clubs-loading.tsx';
import { type ClubOrder, sortClubs } from './sort-clubs.ts';

/** Clubs that the person is in: found by name, by date or by name in order (ME-11…19). */
export const ClubList = () => {
  const t = useTranslations('myClubs');
  return (
    <Loaded read={useOwnClubs()} skeleton={<ClubsLoading />} failed={t('failed')}>
      {(clubs) => (clubs.length > 0 ? <Clubs all={clubs} /> : <NoClubs />)}
    </Loaded>
  );
};

const NoClubs = () => {
  const t = useTranslations('myClubs');
  return (
    <Empty
      sign="wall"
      title={t('empty')}
      action={pageExists('/clubs') && <ButtonLink to="/clubs">{t('choose')}</ButtonLink>}
    >
      {t('emptyText')}
    </Empty>
  );
};

const Clubs = ({ all }: { all: readonly Club[] }) => {
  const t = useTranslations('myClubs');
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<ClubOrder>({ by: 'date', isDescending: true });
  const asked = foldText(search.trim());
  const clubs = sortClubs(
    all.filter(({ title }) => foldText(title).includes(asked)),
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
