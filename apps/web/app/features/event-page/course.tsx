import type { EventCityDetail } from '@trassa/contracts';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import ground from '../../shared/styles/ground.module.css';
import type from '../../shared/styles/type.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Section, SectionHead, Wrap } from '../../shared/ui/layout/layout.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Sign } from '../../shared/ui/sign/sign.tsx';
import { isSignName, signs } from '../../shared/ui/sign/signs.ts';
import css from './course.module.css';
import { CourseProfile } from './course-profile.tsx';

const SHOWN = 12;

/** The course: its map, the height profile and the obstacles in order. */
export const Course = ({ city, description }: { city: EventCityDetail; description: string }) => {
  const t = useTranslations('event');
  const u = useTranslations('ui');
  const { language } = useLanguage();
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const obstacles = city.course.obstacles_list.filter(isSignName);
  const facts = [
    city.course.distance !== null && format.distance(city.course.distance),
    city.course.climb !== null && t('climb', { metres: city.course.climb }),
  ].filter(Boolean);
  const listed = isWhole ? obstacles : obstacles.slice(0, SHOWN);
  return (
    <Section id="course" labelledBy="course-title">
      <Wrap>
        <SectionHead>
          <h2 id="course-title">{t('course')}</h2>
          <p className={type['second']}>{facts.join(', ')}</p>
        </SectionHead>
        {/* Its marks are numbered after the list below. */}
        {obstacles.length > 0 && (
          <figure className={classes(css['map'], ground[city.terrain.ground])}>
            <Picture
              src={city.terrain.map}
              narrow={{ src: city.terrain.trail, media: '(max-width: 767px)', width: 800, height: 1000 }}
              alt={t('courseAlt', { obstacles: u('obstacles', { count: city.obstacles }) })}
              width={1280}
              height={720}
              sizes="(min-width: 1320px) 1320px, 100vw"
              maxWidth={1280}
            />
          </figure>
        )}
        {city.course.track && <CourseProfile track={city.course.track} climb={city.course.climb} />}
        <ol className={css['obstacles']}>
          {listed.map((name, index) => (
            // The same obstacle may stand twice on a course: its place is its identity.
            <li key={`${index}-${name}`}>
              <b className={type['display']}>{index + 1}</b>
              <Sign name={name} className={css['sign']} />
              <span>{signs[name][language]}</span>
            </li>
          ))}
        </ol>
        {obstacles.length > SHOWN && (
          <button type="button" className={css['more']} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('fewer') : t('allObstacles', { count: obstacles.length })}
          </button>
        )}
        <div className={classes(type['read'], css['about'])} dangerouslySetInnerHTML={{ __html: description }} />
      </Wrap>
    </Section>
  );
};
