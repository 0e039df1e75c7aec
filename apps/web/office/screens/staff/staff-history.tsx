import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Entries } from '../../shared/ui/entries.tsx';
import { LoadingRows } from '../../shared/ui/loading-rows.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { useActWords } from '../../shared/words/act-words.ts';

/** What was done to a colleague’s rights and ways in, newest first; more on a press. */
export const StaffHistory = ({ id }: { id: string }) => {
  const t = useTranslations('history');
  const moment = useMoment();
  const wordsOf = useActWords();
  const history = useInfiniteQuery({
    queryKey: ['history', 'staff', id],
    queryFn: ({ pageParam, signal }) =>
      ask(calls.staff.history, { params: { id }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const entries = history.data?.pages.flatMap(({ values }) => values) ?? [];
  return (
    <Card
      title={t('title')}
      isFlush
      footer={
        history.hasNextPage && (
          <Button
            kind="line"
            size="sm"
            isBusy={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )
      }
    >
      {history.isPending && <LoadingRows rows={4} />}
      <ProblemNote error={history.error} />
      <Entries
        items={entries.map((entry) => ({ key: entry.public_id, when: moment(entry.at), text: wordsOf(entry) }))}
      />
    </Card>
  );
};
