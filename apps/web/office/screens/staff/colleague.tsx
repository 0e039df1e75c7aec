import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useMay, useOfficeSession } from '../../shared/door/session.ts';
import { NotFound } from '../../shared/frame/not-found.tsx';
import { Card, Split } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { Status } from '../../shared/ui/status.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { Acts } from './acts.tsx';
import { EditGrants } from './grants/edit-grants.tsx';
import { factorKinds, type Member } from './member.ts';
import { History } from '../../shared/ui/history.tsx';

/** /admin/staff/:id: what a colleague may, how he comes in, what was done to him. */
export const Colleague = () => {
  const { id = '' } = useParams();
  const team = useQuery(read(calls.staff.list, {}));
  return (
    <ReadState read={team}>
      {({ values }) => {
        const member = values.find(({ public_id }) => public_id === id);
        return member ? <Sheet member={member} /> : <NotFound />;
      }}
    </ReadState>
  );
};

const Sheet = ({ member }: { member: Member }) => {
  const t = useTranslations('staff');
  const may = useMay();
  const { user } = useOfficeSession();
  const moment = useMoment();
  const isOwn = user.public_id === member.public_id;
  return (
    <>
      <PageHead
        title={member.name}
        isName
        state={<Status kind={factorKinds[member.second_factor]}>{t(`factor.${member.second_factor}`)}</Status>}
        facts={isOwn ? <Link to="/me">{t('isYou')}</Link> : undefined}
      />
      <Split
        side={
          <>
            <Card title={t('entry')}>
              <KeyValue
                items={[
                  { key: t('column.sessions'), value: member.sessions },
                  {
                    key: t('column.seen'),
                    value: member.last_seen === null ? t('neverSeen') : moment(member.last_seen),
                  },
                ]}
              />
              {may('staff.manage') && <Acts member={member} isOwn={isOwn} />}
            </Card>
            <History call={calls.staff.history} id={member.public_id} />
          </>
        }
      >
        <EditGrants key={JSON.stringify(member.grants)} member={member} mayEdit={may('staff.manage')} />
      </Split>
    </>
  );
};
