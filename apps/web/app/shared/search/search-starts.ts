import { findByWords } from './find-by-words.ts';
import type { StartItem } from '../shell/start-item.ts';

/** Starts whose event or city is like the text, by date; forgives slips and the wrong keyboard. Without a text all. */
export const searchStarts = (starts: readonly StartItem[], text: string): StartItem[] => {
  const found =
    text === ''
      ? [...starts]
      : findByWords(
          starts,
          ({ event, city, address }) =>
            [event.title, event.public_id, city.name_ru, city.name_en ?? '', address].join(' '),
          text,
        );
  return found.sort((a, b) => a.start_time - b.start_time);
};
