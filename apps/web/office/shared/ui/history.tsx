import type { Light } from '@trassa/contracts/client';
import type {
  officeCertificates,
  officeClubResults,
  officeClubs,
  officeCompetitions,
  officeCompetitionTypes,
  officeEvents,
  officeFormats,
  officeMailings,
  officeMedia,
  officeBanners,
  officeStories,
  officeHome,
  officeDocuments,
  officeNews,
  officePages,
  officeOffers,
  officeOrders,
  officeOutbox,
  officePartners,
  officePeople,
  officePolicies,
  officePrepared,
  officePrivacy,
  officeProducts,
  officeCategories,
  officeReadyAnswers,
  officeProductSales,
  officeCollections,
  officeWays,
  officePoints,
  officePromocodes,
  officePromocodeSeries,
  officeSeries,
  officeSettings,
  officeShipments,
  officeSupport,
  officeStaff,
  officeStarts,
  officeTemplates,
  officeTickets,
} from '@trassa/contracts/office';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { ask } from '../api/client.ts';
import { useActWords } from '../words/act-words.ts';
import { useMoment } from '../words/moment.ts';
import { Card } from './card.tsx';
import { Changes } from './changes.tsx';
import { Entries } from './entries.tsx';
import { LoadingRows } from './loading-rows.tsx';
import { ProblemNote } from './problem-note.tsx';

type HistoryCall =
  | typeof officeOrders.history
  | typeof officeTickets.history
  | typeof officeStaff.history
  | typeof officePeople.history
  | typeof officeOffers.history
  | typeof officePolicies.history
  | typeof officePrivacy.history
  | typeof officeProducts.history
  | typeof officeCategories.history
  | typeof officeReadyAnswers.history
  | typeof officeProductSales.history
  | typeof officeCollections.history
  | typeof officeWays.history
  | typeof officePoints.history
  | typeof officeMailings.history
  | typeof officeMedia.history
  | typeof officeOutbox.history
  | typeof officeTemplates.history
  | typeof officePartners.history
  | typeof officePrepared.history
  | typeof officeNews.history
  | typeof officePages.history
  | typeof officeBanners.history
  | typeof officeStories.history
  | typeof officeHome.history
  | typeof officeDocuments.history
  | typeof officeEvents.history
  | typeof officeStarts.history
  | typeof officeFormats.history
  | typeof officePromocodes.history
  | typeof officePromocodeSeries.history
  | typeof officeCertificates.history
  | typeof officeClubResults.history
  | typeof officeClubs.history
  | typeof officeCompetitions.history
  | typeof officeCompetitionTypes.history
  | typeof officeSettings.history
  | typeof officeShipments.history
  | typeof officeSupport.history
  | typeof officeSeries.history;
/** Every object has the same history (4.8); the call says of which. */
type Props = { call: Pick<HistoryCall, 'method' | 'path'>; id: string };

/** What was done to a thing, newest first; more on a press. */
export const History = ({ call, id }: Props) => {
  const t = useTranslations('history');
  const moment = useMoment();
  const wordsOf = useActWords();
  const history = useInfiniteQuery({
    queryKey: ['history', call.path, id],
    queryFn: ({ pageParam, signal }) =>
      ask(call as Light<typeof officeOrders.history>, {
        params: { id },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
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
      {history.isPending && <LoadingRows rows={3} />}
      <ProblemNote error={history.error} />
      {history.isSuccess && entries.length === 0 && <Entries items={[{ key: 'none', when: '', text: t('none') }]} />}
      <Entries
        items={entries.map((entry) => ({
          key: entry.public_id,
          when: moment(entry.at),
          text: (
            <>
              {wordsOf(entry)}
              {entry.part !== null && <b> · {entry.part}</b>}
              <Changes changes={entry.changes} />
            </>
          ),
        }))}
      />
    </Card>
  );
};
