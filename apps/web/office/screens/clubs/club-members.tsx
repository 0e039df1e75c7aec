import { useInfiniteQuery } from '@tanstack/react-query';
import type { OfficeClub } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Entries } from '../../shared/ui/entries.tsx';
import { LoadingRows } from '../../shared/ui/loading-rows.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { useMoment } from '../../shared/words/moment.ts';

/** Who is in a club, the last joined first; whole names only for whoever may look for people. */
export const ClubMembers = ({ club: { public_id: id, members } }: { club: OfficeClub }) => {
  const t = useTranslations('officeClubs');
  const moment = useMoment();
  const read = useInfiniteQuery({
    queryKey: ['club members', id],
    queryFn: ({ pageParam, signal }) =>
      ask(calls.clubs.members, { params: { id }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const people = read.data?.pages.flatMap(({ values }) => values) ?? [];
  return (
    <Card
      title={t('members')}
      aside={members}
      isFlush
      footer={
        read.hasNextPage && (
          <Button kind="line" size="sm" isBusy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {t('more')}
          </Button>
        )
      }
    >
      {read.isPending && <LoadingRows rows={3} />}
      <ProblemNote error={read.error} />
      {read.isSuccess && people.length === 0 && <Entries items={[{ key: 'none', when: '', text: t('noMembers') }]} />}
      <Entries
        items={people.map(({ public_id: person, name, joined }, index) => ({
          key: `${index} ${person ?? ''}`,
          when: moment(joined),
          text: person ? <Link to={`/people/${person}`}>{name ?? t('nameless')}</Link> : (name ?? t('nameless')),
        }))}
      />
    </Card>
  );
};
