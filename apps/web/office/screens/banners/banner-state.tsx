import type { OfficeBannerRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

const kinds: Readonly<Record<OfficeBannerRow['state'], StatusKind>> = {
  draft: 'over',
  scheduled: 'wait',
  published: 'ok',
  over: 'over',
};

/** How a banner stands, and whether a change of it waits. */
export const BannerState = ({
  banner: { state, has_draft: hasDraft },
}: {
  banner: Pick<OfficeBannerRow, 'state' | 'has_draft'>;
}) => {
  const t = useTranslations('banners');
  return (
    <Status kind={hasDraft ? 'warn' : kinds[state]}>
      {t(`value.state.${state}`)}
      {hasDraft && t('withDraft')}
    </Status>
  );
};
