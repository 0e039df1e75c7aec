import type { EventCityDetail, PlaceMap as Part } from '@trassa/contracts';
import { metresBetween, onMap, placeMapSize, scaleOf } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import ground from '../../shared/styles/ground.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import css from './place-map.module.css';

const { width, height } = placeMapSize;
/** Metres between start and finish that make a loop of a course. */
const sameSpot = 60;

/** Above this share of the map a pin would stand out of it, on a phone's map too. */
const highest = 0.22;
const isHigh = (map: Part, place: readonly [number, number, ...number[]]): boolean =>
  onMap(map, place)[1] < height * highest;

/**
 * The surroundings of a start with the measured course, north up, with a scale. It lies on the installation's tiles, else on
 * the ground of the place's poster.
 */
export const PlaceMap = ({ city, map }: { city: EventCityDetail; map: Part }) => {
  const t = useTranslations('event');
  const { track } = city.course;
  const [start, finish] = [city.coordinates ?? track?.line[0], track?.line.at(-1)];
  if (!start) return null;
  const at = (place: readonly [number, number, ...number[]]) => {
    const [x, y] = onMap(map, place);
    return { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` };
  };
  const line = track?.line
    .map((point) =>
      onMap(map, point)
        .map((pixel) => pixel.toFixed(1))
        .join(' '),
    )
    .join('L');
  const scale = scaleOf(map, start[0]);
  return (
    <figure className={classes(css['map'], ground[city.terrain.ground])} data-on="art">
      {map.picture === null ? (
        <Picture
          src={city.terrain.plain}
          alt=""
          width={900}
          height={900}
          sizes="(min-width: 1024px) 640px, 100vw"
          maxWidth={960}
        />
      ) : (
        <Picture
          src={map.picture}
          alt=""
          width={width}
          height={height}
          sizes="(min-width: 1024px) 640px, 100vw"
          maxWidth={1280}
        />
      )}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t(line === undefined ? 'placeMapAlt' : 'courseMapAlt')}
        className={css['course']}
      >
        {line !== undefined && (
          <>
            <path d={`M${line}`} className={css['halo']} />
            <path d={`M${line}`} className={css['line']} />
          </>
        )}
      </svg>
      {finish && metresBetween(start, finish) > sameSpot && <span className={css['finish']} style={at(finish)} />}
      <span className={classes(css['pin'], isHigh(map, start) && css['hanging'])} style={at(start)}>
        <Icon name="pin" />
      </span>
      <span className={css['scale']} style={{ inlineSize: `${scale.share * 100}%` }}>
        {scale.metres >= 1000
          ? t('kilometresShort', { kilometres: scale.metres / 1000 })
          : t('metresShort', { metres: scale.metres })}
      </span>
      <figcaption className={css['credit']}>{[t('north'), map.credit].filter(Boolean).join(' · ')}</figcaption>
    </figure>
  );
};
