import type { EventCityDetail } from '@trassa/contracts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import ground from '../../shared/styles/ground.module.css';
import type from '../../shared/styles/type.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { Row, Wrap } from '../../shared/ui/layout/layout.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { CourseLine } from './course-line.tsx';
import css from './order-hero.module.css';

type Props = {
  /** Its terrain is the ground; soot until it is known. */
  city: EventCityDetail | undefined;
  tag: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  isPaid?: boolean;
  /** Nothing is left to be done for it. */
  isDone?: boolean;
};

/** Poster on top of the thank-you page. */
export const OrderHero = ({ city, tag, title, children, actions, isPaid = false, isDone = isPaid }: Props) => {
  const t = useTranslations('thanks');
  return (
    <section
      className={classes(css['hero'], isPaid && css['paid'], ground[city?.terrain.ground ?? 'soot'])}
      data-on="art"
    >
      {city && (
        <Picture
          className={css['art']}
          src={city.terrain.plain}
          alt=""
          width={900}
          height={900}
          sizes="(min-width: 1024px) 100vw, 86vw"
          maxWidth={1280}
        />
      )}
      <Wrap className={css['in']}>
        <div className={css['crumbs']}>
          <Crumbs segment="basket" child={t('page')} />
        </div>
        <div className={css['words']} role="status">
          {tag}
          <h1 className={classes(type['hero'])}>{title}</h1>
          <div className={classes(type['lead'], css['lead'])}>{children}</div>
        </div>
        {actions && <Row className={css['actions']}>{actions}</Row>}
        <CourseLine isDrawn={isDone} className={css['course']} />
      </Wrap>
    </section>
  );
};
