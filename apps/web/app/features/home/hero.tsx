import type { EventCity, EventDetail } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { bannerInk, headPictures } from '../../shared/event/head-pictures.ts';
import ground from '../../shared/styles/ground.module.css';
import type from '../../shared/styles/type.module.css';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Row, Wrap } from '../../shared/ui/layout/layout.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import css from './hero.module.css';

type Props = {
  start: { eventId: string; title: string; city: EventCity; banner: EventDetail['banners']['home_page'] } | null;
  season: string;
};

/** First screen of the home page: terrain of the leading start, title left and course right (HOME-03). */
export const Hero = ({ start, season }: Props) => {
  const t = useTranslations('home');
  const city = start?.city;
  return (
    <section
      className={classes(css['hero'], ground[city?.terrain.ground ?? 'soot'])}
      style={start ? bannerInk(start.banner) : undefined}
      data-on="art"
    >
      {start && city && (
        <Picture
          className={css['art']}
          {...headPictures(start.banner, city.terrain)}
          alt=""
          width={1920}
          height={900}
          sizes="(min-width: 1024px) 100vw, 86vw"
          isFirst
        />
      )}
      <Wrap className={css['in']}>
        {start?.banner.slider_logo && (
          <Picture
            className={css['logo']}
            src={start.banner.slider_logo}
            alt={start.title}
            width={480}
            height={160}
            sizes="240px"
            maxWidth={640}
            isFirst
          />
        )}
        {season && (
          <p>
            <Tag kind="warn">{t('season', { year: season })}</Tag>
          </p>
        )}
        <h1 className={classes(type['hero'], css['title'])}>
          <span>{t('headlineFirst')}</span> <span>{t('headlineSecond')}</span>
        </h1>
        {city && city.distance !== null && (
          <p className={classes(type['lead'], css['lead'])}>
            {t('lead', { obstacles: city.obstacles, kilometres: city.distance })}
          </p>
        )}
        <Row className={css['actions']}>
          <ButtonLink size="xl" to="/calendar">
            {t('choose')}
          </ButtonLink>
          {start && (
            <ButtonLink kind="line" size="xl" to={`/event/${start.eventId}?city=${start.city.public_id}#formats`}>
              {t('team')}
            </ButtonLink>
          )}
        </Row>
      </Wrap>
    </section>
  );
};
