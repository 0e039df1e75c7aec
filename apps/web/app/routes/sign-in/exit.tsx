import { HttpError } from '@trassa/contracts/client';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { sendBasketAndLeave } from '../../shared/basket/keep-basket.ts';
import { Seo } from '../../shared/seo.tsx';
import { endSession, getToken } from '../../shared/session.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';

type State = 'leaving' | 'left' | 'alone';

/** Ends the login on the server and forgets it here, even when the server does not answer (ROUTE-32, AUTH-44, DEC-35). */
const leave = async (): Promise<State> => {
  if (getToken() === null) return 'left';
  let state: State = 'left';
  await sendBasketAndLeave(async () => {
    try {
      await request(calls.signIn.out, {}, { ownErrors: true });
    } catch (error) {
      // The server that knows the login no more has nothing left to end.
      const isOver = error instanceof HttpError && (error.status === 401 || error.status === 403);
      if (!isOver) state = 'alone';
    } finally {
      endSession();
    }
  });
  return state;
};

let leaving: Promise<State> | null = null;

const ExitPage = () => {
  const t = useTranslations('signIn');
  const [state, setState] = useState<State>('leaving');
  useEffect(() => {
    leaving ??= leave().finally(() => {
      leaving = null;
    });
    let isGone = false;
    void leaving.then((next) => {
      if (!isGone) setState(next);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <>
      <Seo title={t('left')} description={t('leftText')} path="/exit" noIndex />
      <h1>{state === 'leaving' ? t('leaving') : t('left')}</h1>
      {state !== 'leaving' && (
        <>
          <p role="status">{t('leftText')}</p>
          {state === 'alone' && <Note kind="warn">{t('leftAlone')}</Note>}
          <Row>
            <ButtonLink size="xl" to="/">
              {t('toMain')}
            </ButtonLink>
            <ButtonLink kind="line" size="xl" to="/login">
              {t('toLogin')}
            </ButtonLink>
          </Row>
        </>
      )}
    </>
  );
};
export default ExitPage;
