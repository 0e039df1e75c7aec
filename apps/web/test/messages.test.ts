import { describe, expect, it } from 'vitest';
import { findMessageProblems } from '../scripts/message-problems.ts';

const used = [{ name: 'page.tsx', text: "t('title'); t('count'); t(`kinds.${kind}`);" }];
const whole = {
  ru: {
    shop: { title: 'Магазин', count: '{count, plural, one {# товар} other {# товара}}', kinds: { shirt: 'Футболка' } },
  },
  en: { shop: { title: 'Shop', count: '{count, plural, one {# item} other {# items}}', kinds: { shirt: 'T-shirt' } } },
};

describe('the check of messages', () => {
  it('accepts two complete languages whose every key is used', () => {
    expect(findMessageProblems({ ...whole, sources: used })).toEqual([]);
  });

  it('finds a key that is missing in one language', () => {
    expect(findMessageProblems({ ...whole, en: { shop: { ...whole.en.shop, kinds: {} } }, sources: used })).toEqual([
      'en shop.kinds.shirt: missing',
    ]);
    expect(findMessageProblems({ ...whole, en: { shop: { ...whole.en.shop, more: 'More' } }, sources: used })).toEqual([
      'ru shop.more: missing',
    ]);
  });

  it('finds arguments that differ, plural and plain alike', () => {
    const en = { shop: { ...whole.en.shop, count: '{total, plural, one {# item} other {# items}}' } };
    expect(findMessageProblems({ ...whole, en, sources: used })).toEqual([
      'shop.count: arguments differ: ru {count number}, en {total number}',
    ]);
    const plain = { ru: { shop: { title: 'Цена {price}' } }, en: { shop: { title: 'Price' } } };
    expect(findMessageProblems({ ...plain, sources: used })).toEqual([
      'shop.title: arguments differ: ru {price}, en {}',
    ]);
    const nested = {
      ru: { shop: { title: '{n, plural, other {# за {price}}}' } },
      en: { shop: { title: '{n, plural, other {#}}' } },
    };
    expect(findMessageProblems({ ...nested, sources: used })).toEqual([
      'shop.title: arguments differ: ru {n number, price}, en {n number}',
    ]);
  });

  it('finds a key that nobody uses', () => {
    expect(
      findMessageProblems({ ...whole, sources: [{ name: 'page.tsx', text: "t('title'); t(`kinds.${kind}`)" }] }),
    ).toEqual(['shop.count: not used']);
  });

  it('finds Russian words in the English catalogue and in components', () => {
    const en = { shop: { ...whole.en.shop, title: 'Магазин' } };
    expect(findMessageProblems({ ...whole, en, sources: used })).toEqual(['en shop.title: Cyrillic text']);
    const sources = [...used, { name: 'badge.tsx', text: '// Скидка\nconst badge = <b>Скидка</b>;' }];
    expect(findMessageProblems({ ...whole, sources })).toEqual(['badge.tsx:2: words belong in the catalogues']);
  });
});
