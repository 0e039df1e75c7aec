import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { eraseBasket, exportBasket, forgetBaskets } from './kept-lines.repository.ts';

/** Baskets on the server: who is named in their lines. */
export const basketPersonalData: PersonalDataOwner = {
  export: { basket: exportBasket },
  erase: eraseBasket,
  forget: { baskets: forgetBaskets },
};
