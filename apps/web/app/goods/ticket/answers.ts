import type { ParticipantAnswers } from '../../shared/participant-form/answers.ts';
import type { BasketTicket } from '../../shared/basket/items/basket-item.ts';

/** What a basket line keeps of its participant. */
export const answersOf = ({ info, license_file, file, number, team, club }: BasketTicket): ParticipantAnswers => ({
  info,
  license_file,
  file,
  number,
  team,
  club,
});
