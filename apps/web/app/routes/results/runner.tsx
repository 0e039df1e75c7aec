import { data } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { FoundResultLine } from '../../features/results/people/found-result-line.tsx';
import { RunnerBests } from '../../features/results/people/runner-bests.tsx';
import { calls } from '../../generated/calls.ts';
import { found, serverClient } from '../../shared/api/server-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { useSite } from '../../shared/site.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { PageHead, Row, Stack, Wrap } from '../../shared/ui/layout/layout.tsx';
import { ShareButton } from '../../shared/ui/share-button.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import type { Route } from './+types/runner.ts';
import css from './runner.module.css';

/** Never kept: its owner may close it at any moment. */
const fleeting = { 'cache-control': 'private, no-store' };

export const loader = async (args: Route.LoaderArgs) => {
  const id = args.params.runnerId;
  const { values } = await found(serverClient(args)(calls.results.runner, { params: { id } }));
  return data({ ...values, id }, { headers: fleeting });
};
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** All starts of a person, opened by himself: places, bests of each distance, how many finishes (RESULT-10). */
const RunnerPage = ({ loaderData }: Route.ComponentProps) => {
  const { id, name, starts, finishes, bests } = loaderData;
  const t = useTranslations('results');
  const siteUrl = useSite()?.siteUrl ?? '';
  const path = `/results/runner/${id}`;
  return (
    <Wrap>
      <Seo title={t('runner.of', { name })} description={t('runner.description')} path={path} noIndex />
      <PageHead>
        <Crumbs segment="results" child={name} />
        <h1>{name}</h1>
        <p>{t('runner.finishes', { count: finishes, starts: starts.length })}</p>
      </PageHead>
      <Row className={css['tools']}>
        <ShareButton title={t('runner.of', { name })} url={siteUrl + path} />
      </Row>
      {starts.length > 0 ? (
        <Stack gap={32}>
          {bests.length > 0 && <RunnerBests bests={bests} />}
          <section aria-labelledby="runner-starts">
            <h2 id="runner-starts" className={css['title']}>
              {t('runner.starts')}
            </h2>
            <ul className={css['list']}>
              {starts.map((one) => (
                <FoundResultLine key={one.values.public_id} found={one} isOwn />
              ))}
            </ul>
          </section>
        </Stack>
      ) : (
        <Empty sign="finish" title={t('runner.none')} action={<ButtonLink to="/results">{t('showAll')}</ButtonLink>}>
          {t('runner.noneText')}
        </Empty>
      )}
    </Wrap>
  );
};
export default RunnerPage;
