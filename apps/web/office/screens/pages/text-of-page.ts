import type { OfficePage } from '@trassa/contracts/office';
import { type Said, wordsOfBlock } from '@trassa/rules';

export type PageText = Pick<
  OfficePage,
  'title_ru' | 'title_en' | 'description_ru' | 'description_en' | 'text_ru' | 'text_en' | 'blocks'
>;
type Block = PageText['blocks'][number];

const paragraph = (text: string): string =>
  text && `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;

/** Where a block leads and what it shows, in no language. */
const thingsOf = (block: Block): string[] => {
  switch (block.type) {
    case 'picture':
      return [block.picture];
    case 'banner':
      return [block.link];
    case 'cards':
    case 'documents':
      return block.items.flatMap(({ link }) => link ?? []);
    default:
      return [];
  }
};

/** All that a page says in a language as one HTML text, to be read beside another one; `nameOf` heads each block. */
export const textOfPage = (page: PageText, language: 'ru' | 'en', nameOf: (block: Block) => string): string => {
  const inLanguage = ({ ru, en }: Said): string => (language === 'ru' ? ru : (en ?? ''));
  const blocks = page.blocks.map(
    (block) =>
      `<h2>${nameOf(block)}</h2>${wordsOfBlock(block)
        .map(({ said, isHtml }) => (isHtml ? inLanguage(said) : paragraph(inLanguage(said))))
        .join('')}${thingsOf(block).map(paragraph).join('')}`,
  );
  return [
    paragraph(page[`title_${language}`] ?? ''),
    paragraph(page[`description_${language}`] ?? ''),
    page[`text_${language}`] ?? '',
    ...blocks,
  ].join('');
};
