import type { ParticipantAnswers } from '../../features/participant-form/participant-form.tsx';
import type { BasketItem } from '../../shared/basket/basket-item.ts';

/** What a basket line keeps of its participant. */
export const answersOf = ({ info, license_file, file, number, team }: BasketItem): ParticipantAnswers => ({
  info,
  license_file,
  file,
  number,
  team,
});
