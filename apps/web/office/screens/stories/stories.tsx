import { useQuery } from '@tanstack/react-query';
import { storiesMost } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useMayInHouse } from '../../shared/door/in-house.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { ContentTabs } from '../content/content-tabs.tsx';
import { StoryList } from './story-list.tsx';

/** /admin/content/stories: stories of the home page in their order, in every state. */
export const Stories = () => {
  const t = useTranslations('stories');
  const may = useMayInHouse();
  const stories = useQuery(read(calls.stories.list, {}));
  const count = stories.data?.values.length ?? 0;
  const make = may('content.edit') && count < storiesMost && (
    <ButtonLink to="/content/stories/new">{t('new')}</ButtonLink>
  );
  return (
    <>
      <PageHead title={t('title')} actions={count > 0 && make} />
      <ContentTabs />
      <ReadState read={stories}>
        {({ values }) =>
          values.length === 0 ? (
            <Nothing title={t('empty')} action={make}>
              {t('emptyText')}
            </Nothing>
          ) : (
            <Card title={t('order')} isFlush>
              <StoryList stories={values} mayOrder={may('content.publish')} />
            </Card>
          )
        }
      </ReadState>
    </>
  );
};
