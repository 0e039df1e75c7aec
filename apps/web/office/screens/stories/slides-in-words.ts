import type { OfficeSlide } from '@trassa/contracts/office';

/** Slides line by line: what each says, whether it has a picture, and where it leads; two editors tell theirs apart by it. */
export const slidesInWords = (slides: readonly OfficeSlide[]): string =>
  slides
    .map(({ picture, text_ru: ru, text_en: en, link }, index) => {
      const said = [ru, en ?? '', picture.slice(-12), link].filter((part) => part.trim() !== '');
      return `${index + 1}. ${said.join(' · ') || '–'}`;
    })
    .join('\n') || '–';
