import { foldText } from './format/fold-text.ts';
import type { StartItem } from './shell/start-item.ts';

/** Starts whose event or city (in either language) has every word of the text; by date. Without a text all of them. */
export const searchStarts = (starts: readonly StartItem[], text: string): StartItem[] => {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return starts
    .filter((start) => {
      const place = foldText(
        [start.event.title, start.city.name_ru, start.city.name_en ?? '', start.address].join(' '),
      );
      return words.every((word) => place.includes(word));
    })
    .sort((a, b) => a.start_time - b.start_time);
};
