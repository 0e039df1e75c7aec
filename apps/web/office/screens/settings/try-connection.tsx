import type { Integration } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import own from './settings.module.css';

/** A test of a connection that is set up, and beneath it what came of it, in plain words. */
export const TryConnection = ({ id }: { id: Integration['id'] }) => {
  const t = useTranslations('houseSettings');
  const tried = useAct(calls.settings.try);
  const came = tried.isPending ? undefined : tried.data?.values;
  const told = (): string => {
    if (tried.isPending) return t('trying');
    if (!came) return '';
    const { outcome, to, code } = came;
    const text =
      outcome === 'works'
        ? t(`tried.works.${id === 'mail' || id === 'sms' ? id : 'storage'}`, { to: to ?? '' })
        : outcome === 'no_contact'
          ? t(`tried.no_contact.${id === 'sms' ? id : 'mail'}`)
          : t(`tried.${outcome}`);
    return code === null ? text : `${text} ${t('triedCode', { code })}`;
  };
  return (
    <span className={own['try']}>
      <Button
        kind="line"
        size="sm"
        isBusy={tried.isPending}
        aria-label={t('tryNamed', { name: t(`integration.${id}`) })}
        onClick={() => tried.mutate({ params: { id } })}
      >
        {t('try')}
      </Button>
      <span role="status" className={own['under']}>
        {told()}
      </span>
      <ProblemNote error={tried.error} />
    </span>
  );
};
