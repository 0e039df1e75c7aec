import { useQuery } from '@tanstack/react-query';
import type { OfficePartner } from '@trassa/contracts/office';
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
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { EndAct } from './end-act.tsx';
import { PartnerState } from './partner-state.tsx';

/** /admin/partners/:id: a key of a partner, and what was made with it. */
export const Partner = () => {
  const { id = '' } = useParams();
  const partner = useQuery(read(calls.partners.read, { params: { id } }));
  return <ReadState read={partner}>{({ values }) => <Sheet key={values.public_id} partner={values} />}</ReadState>;
};

const Sheet = ({ partner }: { partner: OfficePartner }) => {
  const t = useTranslations('partners');
  const { number } = useFormat();
  const moment = useMoment();
  const { public_id: id, title, state, used, version } = partner;
  const revoke = useAct(calls.partners.revoke, { rereads: true, onDone: () => toast(t('revoked')) });
  return (
    <>
      <PageHead
        title={title}
        isName
        state={<PartnerState state={state} />}
        present={{ kind: 'partner_key', id }}
        actions={
          partner.may_edit &&
          state === 'active' && (
            <EndAct
              name={t('revoke')}
              title={t('revokeTitle', { title })}
              isBusy={revoke.isPending}
              error={revoke.error}
              problem={fieldProblem(revoke.error, 'reason')}
              onSubmit={(reason) => revoke.mutate({ params: { id }, body: { version, reason } })}
            >
              {t('revokeText')}
            </EndAct>
          )
        }
      />
      <Split side={<History call={calls.partners.history} id={id} />}>
        <Card title={t('about')} footer={<Link to={`/partners/baskets?f.partner=${id}`}>{t('basketsOf')}</Link>}>
          <KeyValue
            items={[
              { key: t('column.created'), value: moment(partner.created) },
              { key: t('column.used'), value: used === null ? t('never') : moment(used) },
              { key: t('column.baskets'), value: number(partner.baskets) },
            ]}
          />
          <p>{t('hashOnly')}</p>
        </Card>
      </Split>
    </>
  );
};
