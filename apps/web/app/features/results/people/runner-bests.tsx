import type { RunnerPage } from '@trassa/contracts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { resultPath } from '../../../shared/result/result-words.ts';
import css from './runner-bests.module.css';

/** The best time of each distance, each leading to its result. */
export const RunnerBests = ({ bests }: Pick<RunnerPage, 'bests'>) => {
  const t = useTranslations('results');
  const format = useFormat();
  return (
    <section aria-labelledby="runner-bests">
      <h2 id="runner-bests" className={css['title']}>
        {t('runner.bests')}
      </h2>
      <ul className={css['tiles']}>
        {bests.map((best) => (
          <li key={best.result} className={css['tile']}>
            <span>{format.distance(best.distance)}</span>
            <Link to={resultPath(best.event_city, best.result)}>{best.time}</Link>
            <span>{best.event_type}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
