import { describe, expect, it } from 'vitest';
import { isBlockRussian, isPageUntranslated, pageBlockTypes, problemsOfPage, type WrittenBlock } from './page-words.ts';

const said = (ru: string, en: string | null = null) => ({ ru, en });
const text = (ru: string, en: string | null = null, hidden = false): WrittenBlock => ({
  type: 'text',
  hidden,
  html: said(ru, en),
});
const card = { title: said('а', 'a'), text: said('б', 'b'), figure: null, sign: null, link: null };
const cards = (...items: (typeof card)[]): WrittenBlock => ({ type: 'cards', hidden: false, title: null, items });
const plate = (link: string): WrittenBlock => ({
  type: 'banner',
  hidden: false,
  title: said('а'),
  text: said('б'),
  ground: 'soot',
  sign: null,
  link,
  link_title: said('в'),
});
const picture = (path: string): WrittenBlock => ({
  type: 'picture',
  hidden: false,
  picture: path,
  alt: said('Стена'),
  caption: null,
});
const papers = (link: string): WrittenBlock => ({
  type: 'documents',
  hidden: false,
  title: null,
  items: [{ title: said('Оферта'), text: null, link }],
});
const russian = {
  title_ru: 'а',
  title_en: null,
  description_ru: 'б',
  description_en: null,
  text_ru: '<p>в</p>',
  text_en: null,
  blocks: [],
};
const english = { title_en: 'a', description_en: 'b', text_en: '<p>c</p>' };

describe('an information page', () => {
  // BO-090
  it.each([
    ['Russian alone', russian, {}, true],
    ['both languages', { ...russian, ...english }, {}, false],
    ['half an English head', { ...russian, ...english, description_en: null }, { description_en: 'required' }, true],
    [
      'an English text without a head',
      { ...russian, text_en: '<p>c</p>' },
      { title_en: 'required', description_en: 'required' },
      true,
    ],
    ['nothing below its head', { ...russian, text_ru: '<p> </p>' }, { blocks: 'required' }, true],
    [
      'a hidden block alone',
      { ...russian, text_ru: '', blocks: [text('<p>г</p>', null, true)] },
      { blocks: 'required' },
      true,
    ],
    ['blocks alone', { ...russian, text_ru: '', blocks: [text('<p>г</p>')] }, {}, true],
    ['an empty block', { ...russian, blocks: [text('<p>г</p>'), text('<p></p>')] }, { block_2: 'empty' }, true],
    ['an unfinished hidden block', { ...russian, blocks: [text('', null, true)] }, {}, true],
    ['a plate that leads nowhere', { ...russian, blocks: [plate('')] }, { block_1: 'empty' }, true],
    ['a block without its picture', { ...russian, blocks: [picture('')] }, { block_1: 'empty' }, true],
    ['a document without its link', { ...russian, blocks: [papers('')] }, { block_1: 'empty' }, true],
    ['no cards', { ...russian, blocks: [cards()] }, { block_1: 'empty' }, true],
    [
      'half a block in English',
      { ...russian, blocks: [cards(card, { ...card, text: said('б') })] },
      { block_1: 'half_english' },
      true,
    ],
    ['a block in English alone', { ...russian, blocks: [text('', '<p>d</p>')] }, { block_1: 'empty' }, true],
    ['an untranslated block', { ...russian, ...english, blocks: [text('<p>г</p>')] }, {}, true],
    ['a translated block', { ...russian, ...english, blocks: [cards(card), text('<p>г</p>', '<p>d</p>')] }, {}, false],
  ] as const)('with %s is told what is missing', (_, words, problems, lacks) => {
    expect(problemsOfPage(words)).toEqual(problems);
    expect(isPageUntranslated(words)).toBe(lacks);
  });

  it('needs no translation of a number', () => {
    expect(isBlockRussian(text('<p>10 000</p>'))).toBe(false);
    expect(isBlockRussian(text('<p>10 км</p>'))).toBe(true);
  });

  it('has six kinds of blocks', () => expect(pageBlockTypes).toHaveLength(6));
});
