import type { ClubCompetition } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import css from './club-page.module.css';
import { useResultText } from './use-result-text.ts';

/** The person's place, and the result that is not in the table yet (CLUB-08). */
export const OwnStanding = ({ competition }: { competition: ClubCompetition }) => {
  const t = useTranslations('clubs');
  const resultText = useResultText();
  const { my_place: place, total, mine, competition_type: type, results } = competition;
  const shown = mine ?? results.find((row) => row.own);
  if (place === null && !shown) return null;
  return (
    <dl className={css['own']}>
      {place !== null && (
        <div>
          <dt>{t('myPlace')}</dt>
          <dd>{t('ofTotal', { place, total })}</dd>
        </div>
      )}
      {shown && (
        <div>
          <dt>{t('myResult')}</dt>
          <dd>
            {resultText(shown.result, type.unit)}{' '}
            {shown.status !== 'accepted' && <small>{t(`status.${shown.status}`)}</small>}
          </dd>
        </div>
      )}
    </dl>
  );
};
