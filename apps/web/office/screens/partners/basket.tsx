import { useQuery } from '@tanstack/react-query';
import type { OfficePrepared } from '@trassa/contracts/office';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { Entries } from '../../shared/ui/entries.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { CopiedField } from './copied-field.tsx';
import { EndAct } from './end-act.tsx';
import { PreparedState } from './partner-state.tsx';

/** /admin/partners/baskets/:id: a prepared basket as a visitor would find it now. */
export const Basket = () => {
  const { id = '' } = useParams();
  const basket = useQuery(read(calls.prepared.read, { params: { id } }));
  return <ReadState read={basket}>{({ values }) => <Sheet key={values.public_id} basket={values} />}</ReadState>;
};

const Sheet = ({ basket }: { basket: OfficePrepared }) => {
  const t = useTranslations('prepared');
  const { number, money } = useFormat();
  const moment = useMoment();
  const { public_id: id, partner, state, version, goods } = basket;
  const title = basket.title || t(basket.partner ? 'ofPartner' : 'untitled');
  const end = useAct(calls.prepared.end, { rereads: true, onDone: () => toast(t('ended')) });
  return (
    <>
      <PageHead
        title={title}
        isName
        state={<PreparedState state={state} />}
        present={{ kind: 'prepared_basket', id }}
        actions={
          basket.may_edit &&
          state === 'open' && (
            <EndAct
              name={t('end')}
              title={t('endTitle', { title })}
              isBusy={end.isPending}
              error={end.error}
              problem={fieldProblem(end.error, 'reason')}
              onSubmit={(reason) => end.mutate({ params: { id }, body: { version, reason } })}
            >
              {t('endText')}
            </EndAct>
          )
        }
      />
      <Split side={<History call={calls.prepared.history} id={id} />}>
        {state === 'open' && (
          <Card title={t('link')}>
            <CopiedField label={t('linkHint')} value={basket.url} />
          </Card>
        )}
        <Card title={t('about')}>
          <KeyValue
            items={[
              {
                key: t('column.partner'),
                value: partner ? <Link to={`/partners/${partner.public_id}`}>{partner.title}</Link> : t('house'),
              },
              { key: t('column.created'), value: moment(basket.created) },
              { key: t('column.expires'), value: moment(basket.expires) },
              { key: t('column.opened'), value: number(basket.opened) },
            ]}
          />
        </Card>
        <Card title={t('goods')} aside={goods.length} isFlush>
          <Entries
            items={goods.map((line, index) => ({
              key: String(index),
              when: money(line.total),
              text: (
                <>
                  {line.title}, {t('pieces', { count: number(line.count), price: money(line.price) })}
                  {line.problem !== null && <b>. {line.problem}</b>}
                </>
              ),
            }))}
          />
          {goods.length < basket.lines && <p>{t('notSold', { count: number(basket.lines - goods.length) })}</p>}
        </Card>
      </Split>
    </>
  );
};
