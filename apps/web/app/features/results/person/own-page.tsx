import { useTranslations } from 'use-intl/react';
import { Late } from '../../../shared/late.tsx';
import { isMember, useSession } from '../../../shared/session.ts';
import css from './own-page.module.css';
import { useOwnResults } from './use-own-results.ts';

/** Whoever looks at an own result can gather all of them on a page to show, without the way through the settings. */
export const OwnPage = ({ eventCity, result }: { eventCity: string; result: string }) => {
  const t = useTranslations('runner');
  const session = useSession();
  const mine = useOwnResults(eventCity).data ?? [];
  if (!isMember(session) || !mine.some(({ values }) => values.public_id === result)) return null;
  return (
    <section className={css['own']} aria-labelledby="own-page">
      <h2 id="own-page">{t('title')}</h2>
      <p className={css['lead']}>{t('lead')}</p>
      <Late name="runner-switch" load={() => import('../../../shared/result/runner-switch.tsx')} height="44px">
        {({ RunnerSwitch }) => <RunnerSwitch />}
      </Late>
    </section>
  );
};
