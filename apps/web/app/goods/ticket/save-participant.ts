import { setParticipant } from '@trassa/rules';
import type { ParticipantAnswers } from '../../shared/participant-form/answers.ts';
import { changeBasket } from '../../shared/basket/basket-store.ts';
import { type BasketTicket, isTicket } from '../../shared/basket/items/basket-item.ts';

/** Keeps what was typed about the participant of a line. */
export const saveParticipant = (line: BasketTicket, answers: ParticipantAnswers, isComplete: boolean): void => {
  const { team, club, number, ...person } = answers;
  // A seat is chosen on the plan: the form does not know it.
  const rest = line.space ? person : { ...person, number };
  changeBasket((goods) =>
    setParticipant(goods, line.unique_id, rest, isComplete).map((item) =>
      isTicket(item) && item.unique_id === line.unique_id ? { ...item, team, club } : item,
    ),
  );
};
