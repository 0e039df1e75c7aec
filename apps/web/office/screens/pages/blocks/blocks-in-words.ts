import type { KeptBlock } from '@trassa/contracts/office';
import { wordsOfBlock } from '@trassa/rules';

/** Signs of a block that two editors tell their blocks apart by. */
const most = 200;

/** Blocks line by line with what each says, Russian before English, and where it leads; `nameOf` heads each. */
export const blocksInWords = (blocks: readonly KeptBlock[], nameOf: (block: KeptBlock) => string): string =>
  blocks
    .map((block, index) => {
      const said = wordsOfBlock(block).flatMap((word) => [word.said.ru, word.said.en ?? '']);
      const links = 'items' in block ? block.items.map(({ link }) => link ?? '') : 'link' in block ? [block.link] : [];
      const words = [...said, ...links]
        .map((text) => text.replaceAll(/<[^>]*>|&nbsp;/g, ' ').trim())
        .filter((text) => text !== '')
        .join(' · ');
      return `${index + 1}. ${nameOf(block)}: ${words.length > most ? `${words.slice(0, most)}…` : words}`;
    })
    .join('\n');
