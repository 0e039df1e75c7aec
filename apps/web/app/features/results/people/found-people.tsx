import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { ReadFailed } from '../../../shared/read-failed.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FoundResultLine } from './found-result-line.tsx';
import css from './people-search.module.css';

const STEP = 25;
/** The largest page of a call. */
const MOST = 200;

/** Results of all starts that a name found, the latest first. */
export const FoundPeople = ({ name }: { name: string }) => {
  const t = useTranslations('results');
  const { language } = useLanguage();
  const [limit, setLimit] = useState(STEP);
  const found = useQuery({
    queryKey: ['result-people', name, limit, language],
    queryFn: () => request(calls.results.people, { query: { limit }, body: { name } }, { ownErrors: true }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { data } = found;
  const isMore = data !== undefined && data.values.length < data.total;
  return (
    <section className={css['found']} aria-labelledby="found-people">
      <div role="status">
        <h2 id="found-people">
          {data ? t('people.found', { count: data.total }) : found.isError ? t('people.title') : t('people.looking')}
        </h2>
      </div>
      {found.isError && <ReadFailed of={found} text={t('people.failed')} />}
      {data?.total === 0 && <p>{t('people.nobody')}</p>}
      {data && data.total > 0 && (
        <ul className={css['list']}>
          {data.values.map((one) => (
            <FoundResultLine key={one.values.public_id} found={one} />
          ))}
        </ul>
      )}
      {isMore && limit < MOST && (
        <Button kind="line" isBusy={found.isFetching} onClick={() => setLimit((now) => Math.min(MOST, now * 2))}>
          {t('people.more')}
        </Button>
      )}
      {isMore && limit >= MOST && <p>{t('people.tooMany')}</p>}
    </section>
  );
};
