import { useQuery } from '@tanstack/react-query';
import type { OfficeCertificate } from '@trassa/contracts/office';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../app/shared/format/use-format.ts';
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
import { CertificateActs } from './certificate-acts.tsx';
import { CertificateLedger } from './certificate-ledger.tsx';
import { CertificateState } from './certificate-state.tsx';

/** /admin/certificates/:id: what a certificate is worth, where its money went, and what can be done with it. */
export const Certificate = () => {
  const { id = '' } = useParams();
  const certificate = useQuery(read(calls.certificates.read, { params: { id } }));
  return (
    <ReadState read={certificate}>{({ values }) => <Sheet key={values.public_id} certificate={values} />}</ReadState>
  );
};

const Sheet = ({ certificate }: { certificate: OfficeCertificate }) => {
  const t = useTranslations('giftCertificates');
  const { money } = useFormat();
  const { public_id: id, number, balance, amount, state, letters } = certificate;
  return (
    <>
      <PageHead
        title={t('name', { number })}
        isName
        state={<CertificateState state={state} />}
        present={{ kind: 'certificate', id }}
        facts={t('facts', { balance: money(balance), amount: money(amount) })}
        actions={<CertificateActs certificate={certificate} />}
      />
      <Split
        side={
          <>
            <About certificate={certificate} />
            <Letters letters={letters} />
            <History call={calls.certificates.history} id={id} />
          </>
        }
      >
        <CertificateLedger id={id} />
      </Split>
    </>
  );
};

const About = ({ certificate }: { certificate: OfficeCertificate }) => {
  const t = useTranslations('giftCertificates');
  const { day, number } = useFormat();
  const moment = useMoment();
  const may = useMay();
  const { order, buyer, recipient, source, reissued } = certificate;
  return (
    <Card title={t('about')}>
      <KeyValue
        items={[
          {
            key: t('column.recipient'),
            value: recipient ? `${recipient.name}, ${recipient.email.masked}` : t('forgotten'),
            isLong: true,
          },
          {
            key: t('column.sent'),
            value:
              certificate.sent_at === null
                ? t('waits', { day: day(certificate.send_at, SITE_ZONE) })
                : moment(certificate.sent_at),
          },
          { key: t('column.until'), value: day(certificate.valid_until, SITE_ZONE) },
          { key: t('column.source'), value: t(`value.source.${source}`) },
          {
            key: t('order'),
            value: may('orders.view') ? <Link to={`/orders/${order.public_id}`}>{order.number}</Link> : order.number,
          },
          ...(buyer ? [{ key: t('column.buyer'), value: buyer.masked }] : []),
          ...(reissued > 0 ? [{ key: t('reissued'), value: number(reissued) }] : []),
        ]}
      />
    </Card>
  );
};
