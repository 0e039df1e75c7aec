import type { OfficeNewsRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

const kinds: Readonly<Record<OfficeNewsRow['state'], StatusKind>> = {
  draft: 'over',
  scheduled: 'wait',
  published: 'ok',
  over: 'over',
  archived: 'over',
};

/** How an item stands, and whether a change of it waits. */
export const NewsState = ({
  item: { state, has_draft: hasDraft },
}: {
  item: Pick<OfficeNewsRow, 'state' | 'has_draft'>;
}) => {
  const t = useTranslations('newsItems');
  return (
    <Status kind={hasDraft ? 'warn' : kinds[state]}>
      {t(`value.state.${state}`)}
      {hasDraft && t('withDraft')}
    </Status>
  );
};
