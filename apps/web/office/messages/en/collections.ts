import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { collections as ru } from '../ru/collections.ts';

export const collections: Translation<typeof ru> = {
  title: 'Collections',
  search: 'Heading',
  empty: 'No collections yet: make the first one, and its products appear on the home page or in the basket.',
  new: 'New collection',
  create: 'Make it',
  titles: 'Where, and under which heading',
  placeText: {
    home: 'The home page shows the first {count} products of the collection that are on the site.',
    basket: 'The basket offers the first {count} products of the collection that are on the site and not in it yet.',
  },
  atOnce: 'Changes are seen on the site in half a minute.',
  field: {
    place: 'Page',
    title_ru: 'Heading',
    title_en: 'Heading in English',
    products: 'Products',
  },
  hint: { title_en: 'Without it English pages have the Russian one.' },
  column: {
    title: 'Collection',
    place: 'Page',
    products: 'Products',
    updated: 'Changed',
    state: 'State',
  },
  ofProducts: '{published} of {count} on the site',
  goods: 'Products: {count} of {max}',
  noGoods: 'No products yet: add the first one.',
  notShown: 'Not shown',
  drop: 'Remove',
  dropOf: 'Remove “{title}”',
  addProduct: 'Add a product',
  full: 'No more products fit into the collection.',
  act: { publish: 'Show on the site', hide: 'Hide', remove: 'Delete' },
  actTitle: { publish: 'Show “{title}”?', hide: 'Hide “{title}”?', remove: 'Delete “{title}”?' },
  actText: {
    publish: 'Its products appear on the site in half a minute.',
    instead: 'It takes the place of “{title}”, which stays as a draft.',
    hide: 'The page is without products until you show another collection.',
    remove: 'The products stay, only their list is deleted.',
  },
  done: {
    publish: 'The collection is on the site',
    hide: 'The collection is hidden',
    remove: 'The collection is deleted',
  },
  view: { published: 'On the site', draft: 'Drafts' },
  filter: { state: 'State', place: 'Page', product: 'Product' },
  value: {
    state: { published: 'On the site', draft: 'Draft' },
    place: { home: 'Home page', basket: 'Basket' },
  },
};
