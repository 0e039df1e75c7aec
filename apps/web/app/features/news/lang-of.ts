import type { News } from '@trassa/contracts';

/** Language of words that stand in Russian on a page in another one (BO-090); undefined: that of the page. */
export const langOf = ({ russian }: News, field: News['russian'][number]): 'ru' | undefined =>
  russian.includes(field) ? 'ru' : undefined;
