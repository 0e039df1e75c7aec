import type { KeptBlock } from '@trassa/contracts/office';
import type { PageBlockType, Said } from '@trassa/rules';

const nothing: Said = { ru: '', en: null };

type Items<T extends 'cards' | 'documents'> = Extract<KeptBlock, { type: T }>['items'][number];
export const newCard = (): Items<'cards'> => ({ title: nothing, text: nothing, figure: null, sign: null, link: null });
export const newDocument = (): Items<'documents'> => ({ title: nothing, text: null, link: '' });

/** A block of a kind with nothing in it yet. */
export const newBlock = (type: PageBlockType): KeptBlock => {
  const hidden = false;
  switch (type) {
    case 'text':
      return { type, hidden, html: nothing };
    case 'picture':
      return { type, hidden, picture: '', alt: nothing, caption: null };
    case 'cards':
      return { type, hidden, title: null, items: [newCard()] };
    case 'form':
      return { type, hidden, support_type: 'feedback', title: nothing, text: nothing };
    case 'banner':
      return {
        type,
        hidden,
        title: nothing,
        text: nothing,
        ground: 'soot',
        sign: null,
        link: '',
        link_title: nothing,
      };
    case 'documents':
      return { type, hidden, title: null, items: [newDocument()] };
  }
};
