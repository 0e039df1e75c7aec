import type { Session } from '@trassa/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useUser } from '../../shared/session.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { LoadFailed } from '../../shared/ui/states/load-failed.tsx';
import { Loaded } from '../../shared/ui/states/loaded.tsx';
import { EndDialog } from './end-dialog.tsx';
import { SessionCard } from './session-card.tsx';
import { SessionsLoading } from './sessions-loading.tsx';

const PAGE = 20;

/** Where the person is signed in, this login first (SESS-01…07, DEC-34). */
export const SessionList = () => {
  const t = useTranslations('sessions');
  const client = useQueryClient();
  const owner = useUser()?.public_id ?? null;
  const queryKey = ['logins', owner];
  const logins = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) =>
      request(calls.logins.list, { query: { page: pageParam, limit: PAGE } }, { ownErrors: true }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages, page) => (pages.length * PAGE < total ? page + 1 : undefined),
    staleTime: 0,
  });
  const [asked, setAsked] = useState<Session | 'others' | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const reload = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey });
    // The card whose button was pressed has gone.
    list.current?.focus();
  };
  const sessions = logins.data?.pages.flatMap(({ values }) => values) ?? [];
  if (logins.data === undefined)
    return (
      <Loaded read={logins} skeleton={<SessionsLoading />} failed={t('failed')}>
        {() => null}
      </Loaded>
    );
  if (sessions.length === 0) {
    return (
      <Empty sign="wall" title={t('empty')} action={<ButtonLink to="/me">{t('toCabinet')}</ButtonLink>}>
        {t('emptyText')}
      </Empty>
    );
  }
  return (
    <Stack gap={24}>
      <div ref={list} tabIndex={-1} role="group" aria-label={t('title')}>
        <Stack as="ul" gap={12}>
          {sessions.map((session, index) => (
            <li key={session.public_id}>
              <SessionCard session={session} isActive={index === 0} onEnd={() => setAsked(session)} />
            </li>
          ))}
        </Stack>
      </div>
      {logins.isError && (
        <LoadFailed text={t('failed')} isBusy={logins.isFetching} onRetry={() => void logins.fetchNextPage()} />
      )}
      {logins.hasNextPage && !logins.isError && (
        <div>
          <Button kind="line" isBusy={logins.isFetchingNextPage} onClick={() => void logins.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      {sessions.length > 1 && (
        <div>
          <Button kind="danger" onClick={() => setAsked('others')}>
            {t('endOthers')}
          </Button>
        </div>
      )}
      <EndDialog asked={asked} onClose={() => setAsked(null)} onEnded={reload} />
    </Stack>
  );
};
