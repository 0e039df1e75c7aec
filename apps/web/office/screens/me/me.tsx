import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { leaveOffice } from '../../shared/door/leave.ts';
import { useOfficeSession } from '../../shared/door/session.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../staff/grants/grants.module.css';
import { GrantWords } from '../staff/grants/grant-words.tsx';
import { useGrantedNames } from '../staff/grants/places.ts';
import { Ways } from './ways.tsx';

/** At this many recovery codes the page asks for new ones. */
const fewCodes = 2;

/** /admin/me: what I may, where I am signed in, how I come in. */
export const Me = () => {
  const t = useTranslations('me');
  const { user, grants, until, idle_until, recovery_left } = useOfficeSession();
  const moment = useMoment();
  const names = useGrantedNames(grants);
  return (
    <>
      <PageHead
        title={t('title')}
        facts={user.name}
        actions={
          <Button kind="line" onClick={() => void leaveOffice()}>
            {t('leave')}
          </Button>
        }
      />
      {recovery_left !== null && recovery_left <= fewCodes && (
        <Note kind="warn">
          <p>{t('fewCodes', { count: recovery_left })}</p>
        </Note>
      )}
      <Split
        side={
          <Card title={t('entry')}>
            <KeyValue
              items={[
                { key: t('recoveryLeft'), value: recovery_left ?? 0 },
                ...(until === null ? [] : [{ key: t('until'), value: moment(until) }]),
                ...(idle_until === null ? [] : [{ key: t('idleUntil'), value: moment(idle_until) }]),
              ]}
            />
            <p>{t('lostPhone')}</p>
          </Card>
        }
      >
        <Card title={t('grants')} isFlush>
          <ul className={css['rows']}>
            {grants.map((grant, index) => (
              <li key={index}>
                <span>
                  <GrantWords grant={grant} names={names} />
                </span>
              </li>
            ))}
          </ul>
        </Card>
        <Ways />
        <Sessions />
      </Split>
    </>
  );
};

const Sessions = () => {
  const t = useTranslations('me');
  const { user } = useOfficeSession();
  const moment = useMoment();
  const sessions = useQuery(read(calls.entry.sessions, {}));
  const end = useAct(calls.entry.endSession, { onDone: ({ message }) => toast(message) });
  return (
    <Card title={t('sessions')} isFlush>
      <ReadState read={sessions}>
        {({ values }) => (
          <ul className={css['rows']}>
            {values
              .filter((session) => session.user.public_id === user.public_id)
              .map((session) => (
                <li key={session.public_id}>
                  <span>
                    <b>{session.device === null || session.device === 'other' ? t('unknownDevice') : session.device}</b>
                    <br />
                    {t('sessionTimes', { opened: moment(session.opened), last: moment(session.last_act) })}
                  </span>
                  {session.current ? (
                    t('thisOne')
                  ) : (
                    <Button
                      kind="line"
                      size="sm"
                      isBusy={end.isPending}
                      onClick={() => end.mutate({ params: { id: session.public_id } })}
                    >
                      {t('endSession')}
                    </Button>
                  )}
                </li>
              ))}
          </ul>
        )}
      </ReadState>
      <ProblemNote error={end.error} />
    </Card>
  );
};
