import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../api/browser-client.ts';
import { showFault } from '../api/refusal-text.ts';
import { isTokenOfNow, useSession } from '../session.ts';
import { Chip, Chips } from '../ui/chips.tsx';
import { ownAnswers } from './own-answers.ts';
import { isTaken, type KnownPerson, nameOf, peopleOf } from './people-of.ts';
import { useOwnTickets } from './use-own-tickets.ts';

type Props = {
  className: string | undefined;
  /** Whom the form names now. */
  named: string;
  /** Who takes part by another ticket already. */
  taken: readonly string[];
  onPick(info: Readonly<Record<string, unknown>>): void;
  /** The last shirt of whom the form was filled with, known a moment later. */
  onShirt(size: string): void;
};

/** Whom the account knows: its owner and the people of its tickets; one press fills the form with a person. */
export const KnownPeople = ({ className, named, taken, onPick, onShirt }: Props) => {
  const t = useTranslations('participant');
  const { user, token } = useSession();
  const tickets = useOwnTickets();
  const own = user && ownAnswers(user);
  const take = useMutation({
    mutationFn: async ({ ticket }: KnownPerson) =>
      (await request(calls.tickets.one, { params: { id: ticket } }, { ownErrors: true })).values.participant,
    meta: { ownErrors: true },
  });
  const ownName = own && nameOf(own);
  const isOwnFree = ownName !== null && !isTaken(ownName, taken);
  const earlier = peopleOf(tickets, []).find(({ name }) => ownName !== null && isTaken(name, [ownName]));
  /** The form as it is when an answer comes. */
  const form = useRef({ named, onShirt });
  useEffect(() => {
    form.current = { named, onShirt };
  });
  /** The settings know no shirt: an earlier ticket of the same name does. */
  const takeOwn = (told: Readonly<Record<string, unknown>>, name: string): void => {
    onPick(told);
    if (!earlier) return;
    take.mutate(earlier, {
      onSuccess: (info) => {
        const { item_size: size } = info ?? {};
        if (typeof size === 'string' && isTokenOfNow(token) && isTaken(form.current.named, [name]))
          form.current.onShirt(size);
      },
    });
  };
  const people = peopleOf(tickets, [...taken, ...(ownName === null ? [] : [ownName])]);
  if (!isOwnFree && people.length === 0) return null;
  return (
    <Chips isScroll label={t('people')} className={className}>
      {own && isOwnFree && (
        <Chip isPressed={isTaken(named, [ownName])} onClick={() => takeOwn(own, ownName)}>
          {t('me', { name: ownName })}
        </Chip>
      )}
      {people.map((person) => (
        <Chip
          key={person.ticket}
          isPressed={isTaken(named, [person.name])}
          aria-busy={(take.isPending && take.variables.ticket === person.ticket) || undefined}
          onClick={() =>
            take.mutate(person, {
              onSuccess: (info) => {
                if (info && isTokenOfNow(token)) onPick(info);
              },
              onError: showFault,
            })
          }
        >
          {person.name}
        </Chip>
      ))}
    </Chips>
  );
};
