import { HttpError } from '@trassa/contracts/client';
import type { OfficeSession } from '@trassa/contracts/office';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useToken, useUser } from '../../../app/shared/session.ts';
import { LoadFailed } from '../../../app/shared/ui/states/load-failed.tsx';
import { calls } from '../../generated/calls.ts';
import { askPlainly } from '../api/client.ts';
import { problemOf } from '../api/problem.ts';
import { useProblemText } from '../words/problem-text.ts';
import { DoorCard } from './door-card.tsx';
import { DoorWindow } from './door-window.tsx';
import { leaveLogin } from './leave.ts';
import { ProveForm, waysHere } from './prove-form.tsx';
import { SessionContext } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { Welcome } from './welcome.tsx';
import { Button } from '../../../app/shared/ui/button.tsx';

const statusOf = (error: unknown): number => (error instanceof HttpError ? error.status : 0);

/**
 * The only way in (back-office 2.4): a login, the second factor, or its enrolment; then what was asked for, at the same
 * address. Once inside, whatever is missing later is asked for in a window over the page, where what was typed stays.
 */
export const Door = () => {
  const t = useTranslations('door');
  const problemText = useProblemText();
  const token = useToken();
  const person = useUser()?.public_id ?? null;
  const session = useQuery({
    queryKey: ['session', token],
    queryFn: () => askPlainly(calls.entry.session, {}),
    enabled: token !== null,
    staleTime: Infinity,
    retry: (count, error) => statusOf(error) === 0 && count < 2,
  });
  const [inside, setInside] = useState<OfficeSession | null>(null);
  const found = session.data?.values;
  if (found?.state === 'open' && found !== inside) setInside(found);
  // Another person has come, or nobody is left: nothing that the former one read may stay in the page.
  const isAnother = inside !== null && (token === null || (person !== null && inside.user.public_id !== person));
  useEffect(() => {
    if (isAnother) location.reload();
  }, [isAnother]);

  const look = (): void => void session.refetch();
  if (inside && token !== null) {
    return (
      <SessionContext value={inside}>
        <Outlet />
        <DoorWindow onEntered={look} />
      </SessionContext>
    );
  }
  if (token === null || statusOf(session.error) === 401) {
    return (
      <DoorCard title={t('signIn.title')} lead={t('signIn.lead')}>
        <SignInForm onDone={look} />
      </DoorCard>
    );
  }
  if (statusOf(session.error) === 403) {
    return (
      <DoorCard title={t('stranger.title')} lead={t('stranger.text')}>
        <Button kind="line" onClick={() => void leaveLogin()}>
          {t('otherPerson')}
        </Button>
      </DoorCard>
    );
  }
  if (session.isError && !found) {
    return (
      <DoorCard title={t('failed')}>
        <LoadFailed text={problemText(problemOf(session.error))} isBusy={session.isFetching} onRetry={look} />
      </DoorCard>
    );
  }
  if (!found) return <DoorCard title={t('looking')} isBusy />;
  if (found.state === 'blocked') {
    return (
      <DoorCard title={t('blocked.title')} lead={t('blocked.text')}>
        <Button kind="line" onClick={() => void leaveLogin()}>
          {t('otherPerson')}
        </Button>
      </DoorCard>
    );
  }
  if (found.state === 'enrol') return <Welcome name={found.user.name} onDone={look} />;
  const isByCode = waysHere('enter', found.ways)[0] === 'code';
  return (
    <DoorCard title={t('code.title')} lead={t(isByCode ? 'code.lead' : 'code.leadAny', { name: found.user.name })}>
      <ProveForm kind="enter" ways={found.ways} onDone={look} />
      <Button kind="quiet" onClick={() => void leaveLogin()}>
        {t('otherPerson')}
      </Button>
    </DoorCard>
  );
};
