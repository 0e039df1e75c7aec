import type { OfficeClubResult } from '@trassa/contracts/office';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Entries } from '../../shared/ui/entries.tsx';
import { useDay, useMoment } from '../../shared/words/moment.ts';
import css from './clubs.module.css';
import { ResultPicture } from './result-picture.tsx';
import { ResultState } from './result-state.tsx';

type Props = { result: OfficeClubResult };

/** What was handed in, and what proves it beside; `acts`: the buttons below what was handed in. */
export const ResultDesk = ({ result, acts, more }: Props & { acts: ReactNode; more?: ReactNode }) => (
  <div className={css['desk']}>
    <Handed result={result} />
    {acts}
    <div className={css['proof']}>
      <Proof result={result} />
    </div>
    <div className={css['rest']}>
      <Official result={result} />
      <Earlier result={result} />
      {more}
    </div>
  </div>
);

const Handed = ({ result }: Props) => {
  const t = useTranslations('clubResults');
  const { distance } = useFormat();
  const day = useDay();
  const moment = useMoment();
  const facts = [
    { key: t('column.type'), value: result.type.title },
    { key: t('column.day'), value: day(result.day) },
    ...(result.distance === null ? [] : [{ key: t('distance'), value: distance(result.distance) }]),
    {
      key: t('column.competitions'),
      value: result.competitions.map(({ club, title }) => `${club}: ${title}`).join('; ') || t('noCompetition'),
      isLong: result.competitions.length > 0,
    },
    { key: t('column.handed'), value: moment(result.handed) },
    ...(result.comment === null
      ? []
      : [{ key: t('comment'), value: <span className={css['comment']}>{result.comment}</span>, isLong: true }]),
    ...(result.reason === null ? [] : [{ key: t('reason'), value: result.reason, isLong: true }]),
  ];
  return (
    <Card title={result.person ?? t('nameless')} aside={<ResultState state={result.state} />}>
      <p className={css['result']}>{result.result}</p>
      <KeyValue items={facts} />
      {result.claimed_by && <p className={css['muted']}>{t('claimed', { name: result.claimed_by.name })}</p>}
    </Card>
  );
};

/** People hold tickets of others too, so the name of the table stands beside. */
const Official = ({ result: { official } }: Props) => {
  const t = useTranslations('clubResults');
  if (official.length === 0) return null;
  return (
    <Card title={t('official')}>
      {official.map((one, index) => (
        <div key={index}>
          <p className={css['result']}>{one.result}</p>
          <p>
            {one.name || t('nameless')}
            {', '}
            {one.start}, {one.format}
          </p>
          {!one.is_length && <p className={css['muted']}>{t('otherLength')}</p>}
        </div>
      ))}
    </Card>
  );
};

const Earlier = ({ result: { earlier } }: Props) => {
  const t = useTranslations('clubResults');
  const day = useDay();
  return (
    <Card title={t('earlier')} isFlush>
      <Entries
        items={
          earlier.length === 0
            ? [{ key: 'none', when: '', text: t('noEarlier') }]
            : earlier.map((one) => ({
                key: one.public_id,
                when: day(one.day),
                text: (
                  <>
                    <Link to={`/clubs/results/${one.public_id}`}>{one.result}</Link> <ResultState state={one.state} />
                  </>
                ),
              }))
        }
      />
    </Card>
  );
};

const isWeb = (link: string): boolean => /^https?:\/\//i.test(link);

const Proof = ({ result }: Props) => {
  const t = useTranslations('clubResults');
  const { link, has_picture: hasPicture } = result;
  return (
    <Card title={t('proof')}>
      {link !== null &&
        (isWeb(link) ? (
          <a className={css['link']} href={link} target="_blank" rel="noopener noreferrer nofollow">
            {link}
          </a>
        ) : (
          <p className={css['link']}>{link}</p>
        ))}
      {hasPicture && <ResultPicture result={result} />}
      {link === null && !hasPicture && <p>{t('noProof')}</p>}
    </Card>
  );
};
