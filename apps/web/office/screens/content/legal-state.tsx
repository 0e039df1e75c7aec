import type { LegalVersion } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

const kinds: Readonly<Record<LegalVersion['state'], StatusKind>> = { coming: 'wait', in_force: 'ok', over: 'over' };

/** How a text stands: what is coming or written anew says more than that it is in force. */
export const LegalState = ({
  text: { in_force: inForce, coming, has_draft: hasDraft },
}: {
  text: { in_force: LegalVersion | null; coming: LegalVersion | null; has_draft: boolean };
}) => {
  const t = useTranslations('legalTexts');
  if (hasDraft) return <Status kind="warn">{t('state.draft')}</Status>;
  const state = coming ? 'coming' : inForce ? 'in_force' : null;
  return state ? <Status kind={kinds[state]}>{t(`state.${state}`)}</Status> : <Status kind="wrong">{t('none')}</Status>;
};

/** How many agreed to a version. */
export const useAgreed = (): ((version: LegalVersion | null) => string) => {
  const t = useTranslations('legalTexts');
  return (version) => {
    if (!version?.agreed) return '–';
    const { count, exact } = version.agreed;
    return exact ? t('agreed', { count }) : t('agreedMore', { count });
  };
};

/** What a text is called whatever the title of its version. */
export const useLegalName = (): ((id: string) => string) => {
  const t = useTranslations('legalTexts');
  return (id) => (t.has(`name.${id}` as 'name.pers') ? t(`name.${id}` as 'name.pers') : id);
};
