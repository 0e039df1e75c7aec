import { isComparable } from '@trassa/rules';
import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Along } from '../../features/results/charts/along.tsx';
import { pacePoints, placePoints } from '../../features/results/charts/points.ts';
import { TimeBars } from '../../features/results/charts/time-bars.tsx';
import { cityData } from '../../features/results/city-data.ts';
import { Corrections } from '../../features/results/person/corrections.tsx';
import { OwnPage } from '../../features/results/person/own-page.tsx';
import { PersonFacts } from '../../features/results/person/person-facts.tsx';
import { PersonHead } from '../../features/results/person/person-head.tsx';
import css from '../../features/results/person/person-page.module.css';
import { PictureButton } from '../../features/results/pictures/picture-button.tsx';
import { Splits } from '../../features/results/person/splits.tsx';
import { Standing, usePlaces } from '../../features/results/person/standing.tsx';
import { calls } from '../../generated/calls.ts';
import { found, serverClient } from '../../shared/api/server-client.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { CertificateButton } from '../../shared/result/certificate-button.tsx';
import { comparePath, nameOf, resultPath, rowPath, useResultWords } from '../../shared/result/result-words.ts';
import { Seo } from '../../shared/seo.tsx';
import { useSite } from '../../shared/site.ts';
import { Split, Wrap } from '../../shared/ui/layout/layout.tsx';
import { ShareButton } from '../../shared/ui/share-button.tsx';
import type { Route } from './+types/one.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const { eventCityId, resultId } = args.params;
  const detail = await found(serverClient(args)(calls.results.one, { params: { id: resultId } }));
  if (detail.city.public_id !== eventCityId) throw data(null, { status: 404 });
  return { ...detail, city: cityData(detail.city) };
};

/** One person's result: places, gap, splits, the certificate, and the way to pass it on. */
const ResultPage = ({ loaderData }: Route.ComponentProps) => {
  const { values: row, city, format: race, standing, charts, certificate, corrections, share, pictures } = loaderData;
  const t = useTranslations('results');
  const c = useTranslations('resultCompare');
  const format = useFormat();
  const words = useResultWords();
  const siteUrl = useSite()?.siteUrl ?? '';
  const place = `${format.name(city.city)}, ${race.title}`;
  const detail = { values: row, standing };
  const places = usePlaces(detail).map(({ label, place: nth, count }) =>
    count === null ? `${label} ${t('nth', { place: nth })}` : `${label} ${t('nthOf', { place: nth, count })}`,
  );
  const name = nameOf(row);
  const time = words.outcome(row);
  const title =
    name === null
      ? t('oneTitleHidden', { number: row.start_number ?? row.public_id, time, place })
      : t('oneTitle', { name, time, place });
  const raced = { row, charts, finish: t('finish') };
  const along = placePoints(raced);
  const stretches = pacePoints(raced);
  const path = resultPath(city.public_id, row.public_id);
  return (
    <>
      <Seo
        title={title}
        description={t('oneDescription', {
          event: city.event.title,
          place,
          date: format.longDay(city.start_time, city.timezone),
          standing: places.length > 0 ? places.join('; ') : time,
        })}
        path={path}
        image={`/images/${share}`}
        type="article"
      />
      <PersonHead row={row} city={city} formatTitle={race.title}>
        {certificate && (
          <CertificateButton of={{ result: row.public_id }} startNumber={row.start_number ?? row.public_id} />
        )}
        <ShareButton title={title} url={siteUrl + path} />
        {pictures && (
          <PictureButton pictures={pictures} startNumber={row.start_number ?? row.public_id} title={title} />
        )}
        {isComparable({ status: row.status ?? 'finished', isHidden: row.name_hidden ?? false }) && (
          <Link to={comparePath(city.public_id, row.public_id)}>{c('open')}</Link>
        )}
        <Link to={rowPath(city.public_id, row)}>{t('inTable')}</Link>
        {!certificate && row.name_hidden && <p>{t('certificateHidden')}</p>}
      </PersonHead>
      <Wrap className={css['body']}>
        <Standing detail={detail} />
        {charts.times && <TimeBars times={charts.times} time={time} />}
        <Along places={along} stretches={stretches} className={css['more']} />
        <Split kind="even" className={css['more']}>
          <Splits row={row} places={charts.splits} place={row.position} />
          <PersonFacts row={row} format={race} />
        </Split>
        <Corrections corrections={corrections} timezone={city.timezone} />
        <OwnPage eventCity={city.public_id} result={row.public_id} />
      </Wrap>
    </>
  );
};
export default ResultPage;
