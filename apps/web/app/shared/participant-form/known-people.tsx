import type { Ticket } from '@trassa/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../api/browser-client.ts';
import { showFault } from '../api/refusal-text.ts';
import { useToken, useUser } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout/layout.tsx';
import { ownAnswers } from './own-answers.ts';
import { type KnownPerson, peopleOf } from './people-of.ts';

/** More of them would push the form from the window of a phone. */
const SHOWN = 4;
const PAST = 10;
const silent = { ownErrors: true } as const;

type Props = { className: string | undefined; onPick(info: Readonly<Record<string, unknown>>): void };

/** Whom the account knows: its owner and the people it has bought tickets for; one press fills the form with a person. */
export const KnownPeople = ({ className, onPick }: Props) => {
  const t = useTranslations('participant');
  const token = useToken();
  const user = useUser();
  const own = user && ownAnswers(user);
  const tickets = useQuery({
    queryKey: ['known-people', user?.public_id ?? null],
    queryFn: async (): Promise<Ticket[]> => {
      const [mine, past] = await Promise.all([
        request(calls.tickets.mine, {}, silent),
        request(calls.tickets.past, { query: { limit: PAST } }, silent),
      ]);
      return [...mine.values, ...past.values];
    },
    enabled: token !== null,
    retry: false,
    staleTime: 60_000,
  });
  const take = useMutation({
    mutationFn: async ({ ticket }: KnownPerson) =>
      (await request(calls.tickets.one, { params: { id: ticket } }, silent)).values.participant,
    onSuccess: (info) => {
      if (info) onPick(info);
    },
    onError: showFault,
  });
  const people = peopleOf(tickets.data ?? [], own).slice(0, SHOWN);
  if (!own && people.length === 0) return null;
  return (
    <div className={className} role="group" aria-label={t('people')}>
      <Row gap={8}>
        {own && (
          <Button kind="line" size="sm" onClick={() => onPick(own)}>
            {t('me', { name: `${String(own['first_name'])} ${String(own['last_name'])}` })}
          </Button>
        )}
        {people.map((person) => (
          <Button
            key={person.ticket}
            kind="line"
            size="sm"
            isBusy={take.isPending && take.variables.ticket === person.ticket}
            onClick={() => take.mutate(person)}
          >
            {person.name}
          </Button>
        ))}
      </Row>
    </div>
  );
};
