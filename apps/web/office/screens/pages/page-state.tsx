import type { OfficePageRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

const kinds: Readonly<Record<OfficePageRow['state'], StatusKind>> = {
  draft: 'over',
  scheduled: 'wait',
  published: 'ok',
  archived: 'over',
};

/** How a page stands, and whether a change of it waits. */
export const PageState = ({
  page: { state, has_draft: hasDraft },
}: {
  page: Pick<OfficePageRow, 'state' | 'has_draft'>;
}) => {
  const t = useTranslations('infoPages');
  return (
    <Status kind={hasDraft ? 'warn' : kinds[state]}>
      {t(`state.${state}`)}
      {hasDraft && t('withDraft')}
    </Status>
  );
};

/** What a page that the site names is for, and where it is named; null: nobody but its editor knows. */
export const useKnownPage = (): ((slug: string) => { readonly name: string; readonly where: string } | null) => {
  const t = useTranslations('infoPages');
  return (slug) => {
    const key = slug.replaceAll('-', '_');
    const [name, where] = [`known.${key}.name`, `known.${key}.where`] as const;
    return t.has(name as 'known.about.name')
      ? { name: t(name as 'known.about.name'), where: t(where as 'known.about.where') }
      : null;
  };
};
