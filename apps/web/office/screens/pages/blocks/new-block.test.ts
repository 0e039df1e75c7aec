import { problemOfBlock, pageBlockTypes } from '@trassa/rules';
import { describe, expect, it } from 'vitest';
import { blocksInWords } from './blocks-in-words.ts';
import { newBlock } from './new-block.ts';

describe('blocks of a page', () => {
  it.each(pageBlockTypes)('begin with nothing in them: %s', (type) =>
    expect(problemOfBlock(newBlock(type))).toBe('empty'),
  );

  // BO-148
  it('are told apart by their words and links where two editors meet', () => {
    const text = (ru: string, en: string | null = null) => ({ type: 'text', hidden: false, html: { ru, en } }) as const;
    const link = { ...newBlock('banner'), link: '/shop' } as ReturnType<typeof newBlock>;
    expect(blocksInWords([text('<p>Вода</p>', '<p>Water</p>'), link], ({ type }) => type)).toBe(
      '1. text: Вода · Water\n2. banner: /shop',
    );
    expect(blocksInWords([text('я'.repeat(300))], ({ type }) => type)).toMatch(/^1\. text: я{200}…$/);
  });
});
