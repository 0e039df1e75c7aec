import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { usePointTitle } from '../use-point-title.ts';
import { heightsOf, HIGH, lineThrough } from './geometry.ts';
import type { PlacePoint } from './points.ts';
import css from './split-places.module.css';

/** From so many points on, a phone lets the drawing slide. */
const slides = 6;

/** The place at each point of the course, the better the higher; the table of splits says the same in numbers. */
export const SplitPlaces = ({ points: stored }: { points: readonly PlacePoint[] }) => {
  const t = useTranslations('resultCharts');
  const format = useFormat();
  const titleOf = usePointTitle();
  const points = stored.map(({ title, place }) => ({ title: titleOf(title), place }));
  const heights = heightsOf(points.map(({ place }) => place));
  const [first, last] = [points[0], points.at(-1)];
  const gained = (first?.place ?? 0) - (last?.place ?? 0);
  const told = points.map(({ title, place }) => t('pointPlace', { title, place })).join(', ');
  const line = lineThrough(heights);
  return (
    <section aria-labelledby="split-places" className={css['places']}>
      <h2 id="split-places">{t('places')}</h2>
      <p className={css['told']}>
        {t(gained > 0 ? 'gained' : gained < 0 ? 'lost' : 'kept', {
          count: Math.abs(gained),
          from: first?.title ?? '',
          to: last?.title ?? '',
        })}
      </p>
      <div
        className={css['scroll']}
        {...(points.length > slides ? { tabIndex: 0, role: 'group', 'aria-label': t('places') } : {})}
      >
        <div className={css['chart']} style={{ '--n': points.length } as CSSProperties} role="img" aria-label={told}>
          <div className={css['plot']} aria-hidden="true">
            <svg viewBox={`0 0 ${points.length} ${HIGH}`} preserveAspectRatio="none">
              <path d={`${line}V${HIGH}H0.5Z`} className={css['ground']} />
              {[10, 20, 30].map((lower) => (
                <path
                  key={lower}
                  d={lineThrough(heights.map((height) => Math.min(HIGH, height + lower)))}
                  className={css['contour']}
                />
              ))}
              <path d={line} className={css['line']} />
            </svg>
            {points.map(({ place }, index) => (
              <b
                key={index}
                style={{ '--x': (index + 0.5) / points.length, '--y': (heights[index] ?? 0) / HIGH } as CSSProperties}
                className={css['mark']}
              >
                {format.number(place)}
              </b>
            ))}
          </div>
          <div className={css['axis']} aria-hidden="true">
            {points.map(({ title }, index) => (
              <span key={index}>{title}</span>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
};
