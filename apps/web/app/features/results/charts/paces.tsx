import type { PaceStretch } from '@trassa/rules';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { classes } from '../../../shared/ui/classes.ts';
import css from './paces.module.css';

/** Milliseconds a kilometre as runners write them: '5:33'. */
const paceText = (pace: number): string => {
  const seconds = Math.round(pace / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The pace of each stretch: the longer the bar, the faster; a table, so that it is read as one. */
export const Paces = ({ stretches }: { stretches: readonly PaceStretch[] }) => {
  const t = useTranslations('resultCharts');
  const format = useFormat();
  const fastest = Math.min(...stretches.map(({ pace }) => pace));
  const [first, last] = [stretches[0], stretches.at(-1)];
  const far = (last?.to ?? 0) - (first?.from ?? 0);
  const mean = stretches.reduce((sum, { from, to, pace }) => sum + pace * (to - from), 0) / far;
  return (
    <section aria-labelledby="paces" className={css['paces']}>
      <h2 id="paces">{t('paces')}</h2>
      <p className={css['told']}>{t('meanPace', { pace: paceText(mean) })}</p>
      <table className={css['table']} style={{ '--mean': fastest / mean } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">{t('stretchColumn')}</th>
            <th scope="col">{t('paceColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {stretches.map(({ from, to, pace }) => (
            <tr key={to}>
              <th scope="row">{t('stretch', { from: format.kilometres(from), to: format.kilometres(to) })}</th>
              <td className={classes(pace === fastest && css['fastest'])}>
                <span className={css['bar']} style={{ '--v': fastest / pace } as CSSProperties}>
                  <b>{paceText(pace)}</b>
                  {pace === fastest && <span> {t('fastest')}</span>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
