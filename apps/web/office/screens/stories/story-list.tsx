import type { OfficeStoryRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { OrderedList, RowFacts } from '../../shared/order/ordered-list.tsx';
import css from '../starts/sales.module.css';
import own from './stories.module.css';
import { StoryCover } from './story-cover.tsx';
import { StoryState } from './story-state.tsx';
import { useDates } from './use-dates.ts';

type Props = { stories: readonly OfficeStoryRow[]; mayOrder: boolean };

/** Stories in the order of the site; a move is sent at once with the order that was seen. */
export const StoryList = ({ stories, mayOrder }: Props) => {
  const t = useTranslations('stories');
  const parts = useTranslations('contentParts');
  const dates = useDates();
  const place = useAct(calls.stories.place, { rereads: true });
  const asked = place.isPending ? place.variables : undefined;
  return (
    <OrderedList
      items={stories}
      idOf={({ public_id: id }) => id}
      titleOf={({ title }) => title}
      move={
        mayOrder
          ? {
              asked: asked && { id: asked.params.id, place: asked.body.place },
              error: place.error,
              send: ({ id, place: to }, done) => {
                const version = stories.find((one) => one.public_id === id)?.version ?? 0;
                const seen = stories.map(({ public_id: one }) => one);
                place.mutate({ params: { id }, body: { version, place: to, seen } }, { onSuccess: done });
              },
            }
          : null
      }
    >
      {(story, name) => (
        <>
          <StoryCover story={story} />
          <Link to={`/content/stories/${story.public_id}`} {...name}>
            {story.title}
          </Link>
          <RowFacts>
            <StoryState story={story} />
            <span className={css['muted']}>{t('slidesCount', { count: story.slides })}</span>
            {story.lacks_english && <span className={own['nowrap']}>{parts('noEnglish')}</span>}
            <span className={css['muted']}>{dates(story.starts_at, story.ends_at)}</span>
          </RowFacts>
        </>
      )}
    </OrderedList>
  );
};
