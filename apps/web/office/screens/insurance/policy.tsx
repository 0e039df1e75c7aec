import { useQuery } from '@tanstack/react-query';
import type { OfficePolicy } from '@trassa/contracts/office';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { Letters } from '../../shared/ui/letters.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';
import { PolicyActs } from './policy-acts.tsx';
import { PolicyState, RepaymentState } from './policy-state.tsx';

/** /admin/insurance/policies/:id: whom a policy insures, what the insurer knows of it, and what can be done with it. */
export const Policy = () => {
  const { id = '' } = useParams();
  const policy = useQuery(read(calls.policies.read, { params: { id } }));
  return <ReadState read={policy}>{({ values }) => <Sheet key={values.public_id} policy={values} />}</ReadState>;
};

const Sheet = ({ policy }: { policy: OfficePolicy }) => {
  const t = useTranslations('policies');
  const { money } = useFormat();
  const { public_id: id, number, offer, price, state, repayment, letters } = policy;
  return (
    <>
      <PageHead
        title={t('name', { number })}
        isName
        state={
          <>
            <PolicyState state={state} />
            {repayment && <RepaymentState repayment={repayment} />}
          </>
        }
        present={{ kind: 'policy', id }}
        facts={t('facts', { offer, price: money(price) })}
        actions={<PolicyActs policy={policy} />}
      />
      <Split
        side={
          <>
            <Letters letters={letters} />
            <History call={calls.policies.history} id={id} />
          </>
        }
      >
        <About policy={policy} />
        <Insured policy={policy} />
        <Told batches={policy.batches} />
      </Split>
    </>
  );
};

const About = ({ policy }: { policy: OfficePolicy }) => {
  const t = useTranslations('policies');
  const { day, number } = useFormat();
  const moment = useMoment();
  const may = useMay();
  const { order, ticket, race, starts, ends, timezone, failures } = policy;
  const term = t('term', { from: day(starts, timezone), until: day(ends, timezone) });
  return (
    <Card title={t('about')}>
      <KeyValue
        items={[
          { key: t('column.offer'), value: policy.offer, isLong: true },
          { key: t('period'), value: term },
          ...(race ? [{ key: t('race'), value: race, isLong: true }] : []),
          ...(order
            ? [
                {
                  key: t('order'),
                  value: may('orders.view') ? (
                    <Link to={`/orders/${order.public_id}`}>{order.number}</Link>
                  ) : (
                    order.number
                  ),
                },
              ]
            : []),
          ...(ticket
            ? [
                {
                  key: t('ticket'),
                  value: may('tickets.view') ? (
                    <Link to={`/tickets/${ticket.public_id}`}>{ticket.number}</Link>
                  ) : (
                    ticket.number
                  ),
                },
              ]
            : []),
          ...(policy.cancelled_at === null ? [] : [{ key: t('cancelledAt'), value: moment(policy.cancelled_at) }]),
          ...(failures > 0 ? [{ key: t('failures'), value: number(failures) }] : []),
        ]}
      />
    </Card>
  );
};

const Insured = ({ policy: { person, erased } }: { policy: OfficePolicy }) => {
  const t = useTranslations('policies');
  return (
    <Card title={t('insured')}>
      {person ? (
        <KeyValue
          items={[
            { key: t('field.last_name'), value: person.last_name },
            { key: t('field.first_name'), value: person.first_name },
            ...(person.second_name ? [{ key: t('field.second_name'), value: person.second_name }] : []),
            { key: t('field.birth_date'), value: person.birth_date.masked },
            ...(person.gender ? [{ key: t('field.gender'), value: t(`gender.${person.gender}`) }] : []),
            { key: t('field.phone'), value: person.phone.masked || '–' },
          ]}
        />
      ) : (
        <p>{t(erased ? 'erased' : 'unnamed')}</p>
      )}
    </Card>
  );
};

const Told = ({ batches }: { batches: OfficePolicy['batches'] }) => {
  const t = useTranslations('policies');
  const moment = useMoment();
  return (
    <Card title={t('told')}>
      {batches.length === 0 ? (
        <p className={css['muted']}>{t('toldNone')}</p>
      ) : (
        <KeyValue
          items={batches.map(({ number, kind, sent }) => ({
            key: t('batch', { number: String(number) }),
            value: [t(`kind.${kind}`), sent === null ? t('notSent') : t('sentAt', { at: moment(sent) })].join(', '),
            isLong: true,
          }))}
        />
      )}
    </Card>
  );
};
