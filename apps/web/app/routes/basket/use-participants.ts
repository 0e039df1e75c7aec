import type { MessageSpec } from '@trassa/contracts/messages';
import { setParticipant } from '@trassa/rules';
import { useCallback, useState } from 'react';
import type { ParticipantAnswers } from '../../features/participant-form/participant-form.tsx';
import { type BasketTicket, isTicket } from '../../shared/basket/items/basket-item.ts';
import { changeBasket } from '../../shared/basket/basket-store.ts';

export type Problems = Readonly<Record<string, MessageSpec>>;

/** Which tab of a group is open, which lines show all their problems, and what is wrong with every participant. */
export const useParticipants = () => {
  const [active, setActive] = useState<Readonly<Record<string, string>>>({});
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<Readonly<Record<string, Problems>>>({});

  const open = useCallback(
    (line: BasketTicket) => setActive((now) => ({ ...now, [line.groupId]: line.unique_id })),
    [],
  );
  const show = useCallback((ids: readonly string[]) => setShown((now) => new Set([...now, ...ids])), []);
  const save = useCallback((line: BasketTicket, answers: ParticipantAnswers, isComplete: boolean, wrong: Problems) => {
    const { team, club, number, ...person } = answers;
    // A seat is chosen on the plan: the form does not know it.
    const rest = line.space ? person : { ...person, number };
    changeBasket((goods) =>
      setParticipant(goods, line.unique_id, rest, isComplete).map((item) =>
        isTicket(item) && item.unique_id === line.unique_id ? { ...item, team, club } : item,
      ),
    );
    setProblems((now) => ({ ...now, [line.unique_id]: wrong }));
  }, []);
  return { active, open, shown, show, problems, save };
};
