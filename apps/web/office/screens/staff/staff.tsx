import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useMay } from '../../shared/door/session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { Status } from '../../shared/ui/status.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { GrantWords, useGrantName } from './grants/grant-words.tsx';
import css from './grants/grants.module.css';
import { useGrantedNames } from './grants/places.ts';
import { factorKinds, type Invitation, type Member } from './member.ts';

/** /admin/staff: who works here, and whose invitations are open. */
export const Staff = () => {
  const t = useTranslations('staff');
  const may = useMay();
  const team = useQuery(read(calls.staff.list, {}));
  return (
    <>
      <PageHead
        title={t('title')}
        facts={team.data && t('facts', { count: team.data.values.length })}
        actions={may('staff.manage') && <ButtonLink to="/staff/invite">{t('invite')}</ButtonLink>}
      />
      <ReadState read={team}>
        {({ values, invitations }) => (
          <>
            <Card title={t('members')} isFlush>
              <Members members={values} />
            </Card>
            {invitations.length > 0 && (
              <Card title={t('invitations')} aside={t('invitationsLife')} isFlush>
                <ul className={css['rows']}>
                  {invitations.map((invitation) => (
                    <InvitationRow key={invitation.public_id} invitation={invitation} />
                  ))}
                </ul>
              </Card>
            )}
            {values.length <= 1 && invitations.length === 0 && may('staff.manage') && (
              <Nothing title={t('alone')}>
                <p>{t('aloneText')}</p>
              </Nothing>
            )}
          </>
        )}
      </ReadState>
    </>
  );
};

const Members = ({ members }: { members: readonly Member[] }) => {
  const t = useTranslations('staff');
  const moment = useMoment();
  const nameOf = useGrantName();
  const rolesOf = (member: Member): string => [...new Set(member.grants.map(nameOf))].join(', ');
  const columns: DataColumn<Member>[] = [
    {
      id: 'name',
      title: t('column.name'),
      onPhone: 'name',
      cell: (member) => <Link to={`/staff/${member.public_id}`}>{member.name}</Link>,
    },
    { id: 'roles', title: t('column.roles'), onPhone: 'detail', isWide: true, cell: rolesOf },
    {
      id: 'factor',
      title: t('column.factor'),
      onPhone: 'status',
      cell: (member) => <Status kind={factorKinds[member.second_factor]}>{t(`factor.${member.second_factor}`)}</Status>,
    },
    { id: 'sessions', title: t('column.sessions'), isNumber: true, isMinor: true, cell: (member) => member.sessions },
    {
      id: 'seen',
      title: t('column.seen'),
      isMinor: true,
      cell: (member) => (member.last_seen === null ? t('neverSeen') : moment(member.last_seen)),
    },
  ];
  return <DataTable label={t('members')} columns={columns} rows={members} keyOf={(member) => member.public_id} />;
};

const InvitationRow = ({ invitation }: { invitation: Invitation }) => {
  const t = useTranslations('staff');
  const may = useMay();
  const moment = useMoment();
  const names = useGrantedNames(invitation.grants);
  const takeBack = useAct(calls.staff.takeBack, { onDone: ({ message }) => toast(message) });
  return (
    <li>
      <span>
        <b>{invitation.name}</b>, {invitation.email}
        <br />
        {invitation.grants.map((grant, index) => (
          <span key={index}>
            <GrantWords grant={grant} names={names} />
            <br />
          </span>
        ))}
        {t('invitedBy', { name: invitation.invited_by.name, moment: moment(invitation.expires) })}
        <ProblemNote error={takeBack.error} />
      </span>
      {may('staff.manage') && (
        <Button
          kind="line"
          size="sm"
          isBusy={takeBack.isPending}
          onClick={() => takeBack.mutate({ params: { id: invitation.public_id } })}
        >
          {t('takeBack')}
        </Button>
      )}
    </li>
  );
};
