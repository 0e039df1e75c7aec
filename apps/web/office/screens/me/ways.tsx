import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Passkey } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { read } from '../../shared/api/query.ts';
import { canUsePasskeys } from '../../shared/door/passkey.ts';
import { useOfficeSession } from '../../shared/door/session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../staff/grants/grants.module.css';
import { AddAuthenticator } from './add-authenticator.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { RemoveWay } from './remove-way.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

/** By what I confirm that it is me: the authenticator app and passkeys (back-office 2.4). */
export const Ways = () => {
  const t = useTranslations('me');
  const passkeys = useQuery(read(calls.passkeys.list, {}));
  return (
    <Card title={t('ways')} isFlush>
      <ReadState read={passkeys}>{({ values }) => <Rows passkeys={values} />}</ReadState>
    </Card>
  );
};

type Asked =
  | { readonly act: 'rename'; readonly passkey: Passkey }
  | { readonly act: 'remove'; readonly passkey: Passkey | null };

const Rows = ({ passkeys }: { passkeys: readonly Passkey[] }) => {
  const t = useTranslations('me');
  const { ways } = useOfficeSession();
  const moment = useMoment();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAdding, setAdding] = useState(false);
  const queries = useQueryClient();
  const offer = useMutation({ mutationFn: () => ask(calls.authenticator.offer, {}) });
  const hasApp = ways.includes('totp');
  const isLast = passkeys.length + (hasApp ? 1 : 0) === 1;
  const done = async (): Promise<void> => {
    setAsked(null);
    setAdding(false);
    offer.reset();
    await queries.invalidateQueries();
  };
  return (
    <>
      <ul className={css['rows']}>
        <li>
          <span>
            <b>{t('app')}</b>
            <br />
            {t(hasApp ? 'appThere' : 'appNone')}
          </span>
          {hasApp ? (
            !isLast && (
              <Button kind="line" size="sm" onClick={() => setAsked({ act: 'remove', passkey: null })}>
                {t('removeApp')}
              </Button>
            )
          ) : (
            <Button kind="line" size="sm" isBusy={offer.isPending} onClick={() => offer.mutate()}>
              {t('addApp')}
            </Button>
          )}
        </li>
        {passkeys.map((passkey) => (
          <li key={passkey.public_id}>
            <span>
              <b>{passkey.name}</b>
              <br />
              {passkey.last_used === null
                ? t('passkeyNew', { created: moment(passkey.created) })
                : t('passkeyUsed', { created: moment(passkey.created), used: moment(passkey.last_used) })}
            </span>
            <div className={css['buttons']}>
              <Button kind="line" size="sm" onClick={() => setAsked({ act: 'rename', passkey })}>
                {t('rename')}
              </Button>
              {!isLast && (
                <Button kind="line" size="sm" onClick={() => setAsked({ act: 'remove', passkey })}>
                  {t('remove')}
                </Button>
              )}
            </div>
          </li>
        ))}
        <li>
          <span>{t(canUsePasskeys() ? 'passkeysAre' : 'noPasskeys')}</span>
          {canUsePasskeys() && (
            <Button size="sm" onClick={() => setAdding(true)}>
              {t('addPasskey')}
            </Button>
          )}
        </li>
      </ul>
      <ProblemNote error={offer.error} />
      <AddPasskey isOpen={isAdding} onClose={() => setAdding(false)} onDone={done} />
      <AddAuthenticator shown={offer.data ?? null} onClose={() => offer.reset()} onDone={done} />
      {asked?.act === 'rename' && (
        <RenamePasskey passkey={asked.passkey} onClose={() => setAsked(null)} onDone={done} />
      )}
      {asked?.act === 'remove' && <RemoveWay passkey={asked.passkey} onClose={() => setAsked(null)} onDone={done} />}
    </>
  );
};
