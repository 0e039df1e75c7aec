import { useQuery } from '@tanstack/react-query';
import type { OfficeMedia } from '@trassa/contracts/office';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import sales from '../starts/sales.module.css';
import { MediaActs } from './media-acts.tsx';
import css from './media.module.css';
import { nameOf } from './name-of.ts';
import { ThingLink } from './thing-link.tsx';

/** /admin/content/media/:id: a picture, with all that shows it. */
export const Media = () => {
  const { id = '' } = useParams();
  const media = useQuery(read(calls.media.read, { params: { id } }));
  return <ReadState read={media}>{({ values }) => <Sheet key={values.public_id} media={values} />}</ReadState>;
};

const Sheet = ({ media }: { media: OfficeMedia }) => {
  const t = useTranslations('media');
  const moment = useMoment();
  const { number } = useFormat();
  const { public_id: id, picture, things, count, can, rests_until: until, beyond } = media;
  const name = t('name', { name: nameOf(picture) });
  return (
    <>
      <PageHead title={name} isName actions={<MediaActs media={media} />} />
      <Split side={<History call={calls.media.history} id={id} />}>
        <Card title={name} isBare>
          <img className={css['whole']} src={`/images/${picture}?w=960`} alt={name} />
          <p className={sales['muted']}>
            {t('uploaded')}: {moment(media.created)}. {t('changed')}: {moment(media.since)}.
          </p>
        </Card>
        <Card title={t('places')}>
          {count === 0 ? (
            <>
              <p>{t('nothing')}</p>
              {until !== null && !can.includes('remove') && <p>{t('restsUntil', { at: moment(until) })}</p>}
            </>
          ) : (
            <ul className={css['things']}>
              {things.map((thing) => (
                <li key={`${thing.kind} ${thing.public_id}`}>
                  <ThingLink thing={thing} />
                </li>
              ))}
            </ul>
          )}
          {beyond.length > 0 && (
            <>
              <p>{t('beyond')}</p>
              <ul className={css['things']}>
                {beyond.map((thing) => (
                  <li key={`${thing.kind} ${thing.public_id}`}>
                    <ThingLink thing={thing} />
                  </li>
                ))}
              </ul>
            </>
          )}
          {count > things.length && <p>{t('shownFirst', { shown: number(things.length), count: number(count) })}</p>}
        </Card>
      </Split>
    </>
  );
};
