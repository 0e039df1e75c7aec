import type { ResultFormat, ResultRow } from '@trassa/contracts';
import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type CityData, cityData } from '../../features/results/city-data.ts';
import css from '../../features/results/compare/compare-page.module.css';
import { GapChart } from '../../features/results/compare/gap-chart.tsx';
import { gapPoints } from '../../features/results/compare/gap-points.ts';
import { RivalSearch } from '../../features/results/compare/rival-search.tsx';
import { TwoColumns } from '../../features/results/compare/two-columns.tsx';
import { calls } from '../../generated/calls.ts';
import { found, serverClient } from '../../shared/api/server-client.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { comparePath, resultPath, useResultWords } from '../../shared/result/result-words.ts';
import { Seo } from '../../shared/seo.tsx';
import { useSite } from '../../shared/site.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { PageHead, Row, Wrap } from '../../shared/ui/layout/layout.tsx';
import { ShareButton } from '../../shared/ui/share-button.tsx';
import type { Route } from './+types/compare.ts';

type Shown = { city: CityData; format: ResultFormat; sides: readonly ResultRow[]; near: readonly ResultRow[] };

export const loader = async (args: Route.LoaderArgs): Promise<Shown> => {
  const { eventCityId, resultId: id, otherId: other } = args.params;
  const client = serverClient(args);
  const read = async (): Promise<Shown> => {
    if (other === undefined) {
      const { city, format, values, rivals } = await client(calls.results.rivals, { params: { id }, body: {} });
      return { city: cityData(city), format, sides: [values], near: rivals };
    }
    const { city, format, sides } = await client(calls.results.compare, { params: { id, other } });
    return { city: cityData(city), format, sides: sides.map(({ values }) => values), near: [] };
  };
  const shown = await found(read());
  if (shown.city.public_id !== eventCityId) throw data(null, { status: 404 });
  return shown;
};

/** Two results of one format side by side, or the choice of the other one; the address holds their ids alone. */
const ComparePage = ({ loaderData }: Route.ComponentProps) => {
  const { city, format: race, sides, near } = loaderData;
  const t = useTranslations('resultCompare');
  const format = useFormat();
  const words = useResultWords();
  const [first, second] = sides;
  if (!first) return null;
  const place = `${format.name(city.city)}, ${race.title}`;
  const title = second
    ? t('pairTitle', { first: words.name(first), second: words.name(second), place })
    : t('pickTitle', { name: words.name(first), place });
  return (
    <Wrap>
      <Seo title={title} description={title} path={comparePath(city.public_id, first.public_id)} noIndex />
      <PageHead>
        <Crumbs segment="results" child={t('title')} />
        <h1>{t('title')}</h1>
        <p>
          <Link className={css['start']} to={`/results/${city.public_id}?format=${first.format}`}>
            {place}
          </Link>
          , {format.longDay(city.start_time, city.timezone)}
        </p>
      </PageHead>
      <div className={css['body']}>
        {second ? (
          <Pair city={city} sides={[first, second]} title={title} />
        ) : (
          <Pick city={city} row={first} near={near} />
        )}
      </div>
    </Wrap>
  );
};
export default ComparePage;

const Pair = ({ city, sides, title }: { city: CityData; sides: readonly [ResultRow, ResultRow]; title: string }) => {
  const t = useTranslations('resultCompare');
  const r = useTranslations('results');
  const words = useResultWords();
  const siteUrl = useSite()?.siteUrl ?? '';
  const [first, second] = sides;
  const points = gapPoints(first, second, r('finish'));
  return (
    <>
      <TwoColumns eventCity={city.public_id} sides={sides} />
      {points.length > 1 && <GapChart points={points} names={[words.name(first), words.name(second)]} />}
      <Row>
        <ButtonLink to={comparePath(city.public_id, first.public_id)}>{t('another')}</ButtonLink>
        <ShareButton title={title} url={siteUrl + comparePath(city.public_id, first.public_id, second.public_id)} />
      </Row>
    </>
  );
};

const Pick = ({ city, row, near }: { city: CityData; row: ResultRow; near: readonly ResultRow[] }) => {
  const t = useTranslations('resultCompare');
  const words = useResultWords();
  return (
    <section aria-labelledby="whom" className={css['pick']}>
      <h2 id="whom">{t('whom', { name: words.name(row) })}</h2>
      <RivalSearch eventCity={city.public_id} result={row.public_id} near={near} />
      <p>
        <Link className={classes(css['start'], css['back'])} to={resultPath(city.public_id, row.public_id)}>
          {t('back')}
        </Link>
      </p>
    </section>
  );
};
