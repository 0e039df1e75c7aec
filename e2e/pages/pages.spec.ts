import { expectAccessible, expectFits } from '../support/check-page.ts';
import { checkImages } from '../support/page-outline.ts';
import type { Season } from '../support/season.ts';
import { expect, test } from '../support/test.ts';
import { withLanguage } from '../support/with-language.ts';

test.describe('every public page', () => {
  const startIn =
    (state: string) =>
    (season: Season): string => {
      const card = season.findCard(`${state} start`, (one) => one.sale_state === state);
      return `/event/${card.event.public_id}?city=${card.public_id}`;
    };
  const looked: Readonly<Record<string, (season: Season) => string>> = {
    'the home page': () => '/',
    'the calendar': () => '/calendar',
    'a start on sale': startIn('open'),
    'a past start': startIn('past'),
    'the empty basket': () => '/basket',
    'the search': () => '/search',
    'found goods and starts': () => '/search?text=медаль',
    'the shop': () => '/shop',
    'a category of the shop': () => '/shop/category/golovnye-ubory',
    'a product': () => '/shop/product/hudi-trassa',
    'goods found by a word': () => '/shop/search?text=футболка&filter=male',
    'gift certificates': () => '/shop/certificates',
    'the insurance': () => '/insurance',
    'a product by a link': () => '/add?product=hudi-trassa',
    'a prepared basket': () => '/basket-fill-outside/podarok-finisheru',
    'the page for old browsers': () => '/notsupport',
  };

  for (const [name, pathOf] of Object.entries(looked)) {
    test(`${name} fits every window, shows its pictures and is accessible in both themes`, async ({
      page,
      season,
      isPhone,
    }) => {
      test.slow(true, 'widths that nobody has asked for yet are drawn behind everything else');
      await page.goto(withLanguage(pathOf(season), isPhone ? 'en' : 'ru'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page);
      await checkImages(page);
      await expectAccessible(page);
    });
  }
});
