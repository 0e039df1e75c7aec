import { useQuery } from '@tanstack/react-query';
import type { presenceKinds } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../api/client.ts';
import css from './presence.module.css';

/** As the contract says it; the page has none of its schemas. */
const every = 20_000;

export type Present = { readonly kind: (typeof presenceKinds)[number]; readonly id: string };

/** Who else has this open: a hint, no lock (3.1). Told while the page is seen, as nobody's doing: it keeps no session open. */
export const Presence = ({ kind, id }: Present) => {
  const t = useTranslations('frame');
  const { data } = useQuery({
    queryKey: ['presence', kind, id],
    queryFn: ({ signal }) => ask(calls.presence.tell, { body: { kind, id }, signal }, { isBackground: true }),
    refetchInterval: every,
    staleTime: every / 2,
    retry: false,
  });
  const names = (data?.values ?? []).map(({ name }) => name).filter(Boolean);
  return (
    <p className={css['presence']} role="status">
      {names.length > 0 && (
        <>
          <Icon name="user" size="xs" />
          {t('openedBy', { names: names.join(', ') })}
        </>
      )}
    </p>
  );
};
