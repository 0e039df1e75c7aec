import type { OfficeStoryRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

const kinds: Readonly<Record<OfficeStoryRow['state'], StatusKind>> = {
  draft: 'over',
  scheduled: 'wait',
  published: 'ok',
  over: 'over',
};

/** How a story stands, and whether a change of it waits. */
export const StoryState = ({
  story: { state, has_draft: hasDraft },
}: {
  story: Pick<OfficeStoryRow, 'state' | 'has_draft'>;
}) => {
  const t = useTranslations('stories');
  return (
    <Status kind={hasDraft ? 'warn' : kinds[state]}>
      {t(`state.${state}`)}
      {hasDraft && t('withDraft')}
    </Status>
  );
};
