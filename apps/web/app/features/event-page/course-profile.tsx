import type { CourseTrack } from '@trassa/contracts';
import { axisTicks, profileOf } from '@trassa/rules';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '../../shared/ui/icon.tsx';
import { useLanguage } from '../../shared/i18n/language.tsx';
import type from '../../shared/styles/type.module.css';
import { classes } from '../../shared/ui/classes.ts';
import css from './course-profile.module.css';

const width = 1000;
const height = 100;
/** Metres; less would make a mountain of a lawn. */
const leastRange = 40;
/** With more obstacles narrow windows show every fifth number. */
const fewMarks = 10;

/** The height profile of a course: metres above the sea by kilometres, with the numbers of the obstacles where they stand. */
export const CourseProfile = ({ track, climb }: { track: CourseTrack; climb: number | null }) => {
  const t = useTranslations('event');
  const { language } = useLanguage();
  const fill = useId();
  const profile = profileOf(track.line);
  const length = profile.at(-1)?.metre ?? 1;
  const heights = profile.map((point) => point.height);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const top = Math.max(high, low + leastRange);
  const foot = low - (top - low) * 0.12;
  const across = (metre: number): number => (metre / length) * width;
  const up = (metres: number): number => height - ((metres - foot) / (top - foot)) * height;
  const line = profile.map((point) => `${across(point.metre).toFixed(1)} ${up(point.height).toFixed(1)}`).join('L');
  const levels = axisTicks(Math.ceil(foot), top, 4);
  const kilometres = axisTicks(0, track.length / 1000, 7);
  const atHeight = (metres: number) => ({ bottom: `${100 - up(metres)}%` });
  const isMany = track.marks.length > fewMarks;
  return (
    <figure className={css['profile']}>
      <figcaption className={css['caption']}>
        <b>{t('profile')}</b>
        <span className={type['second']}>{t('profileText', { low, high, climb: climb ?? 0 })}</span>
        <a className={css['gpx']} href={`${track.gpx}${language === 'en' ? '?lang=en' : ''}`} download>
          <Icon name="doc" size="s" /> {t('gpx')}
        </a>
      </figcaption>
      <div className={css['plot']} aria-hidden="true">
        {levels.map((metres) => (
          <span key={metres} className={css['level']} style={atHeight(metres)}>
            {t('metresShort', { metres })}
          </span>
        ))}
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          <linearGradient id={fill} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" className={css['hot']} />
            <stop offset="1" className={css['cold']} />
          </linearGradient>
          <path d={`M0 ${height}L${line}L${width} ${height}Z`} fill={`url(#${fill})`} />
          <path d={`M${line}`} className={css['line']} />
        </svg>
        {track.marks.map((metre, index) => (
          <span
            // Two obstacles may stand at one metre: its number is its identity.
            key={index}
            className={classes(css['mark'], isMany && (index + 1) % 5 !== 0 && index > 0 && css['minor'])}
            style={{ left: `${(metre / track.length) * 100}%` }}
          >
            <b>{index + 1}</b>
          </span>
        ))}
        {kilometres.map((km) => (
          <span key={km} className={css['kilometre']} style={{ left: `${(km * 100_000) / track.length}%` }}>
            {km === 0 ? 0 : t('kilometresShort', { kilometres: km })}
          </span>
        ))}
      </div>
    </figure>
  );
};
