import type { ShopItem } from '@trassa/contracts';

type Input = { product: ShopItem; siteUrl: string; brand: string };

/** What is written otherwise in HTML; the ampersand last, so that nothing is read twice. */
const signs = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&nbsp;', ' '],
  ['&amp;', '&'],
] as const;

const plain = (html: string): string =>
  signs
    .reduce((text, [written, sign]) => text.replaceAll(written, sign), html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Words for search engines and shared links, without mark-up. */
export const productWords = ({ description, text }: Pick<ShopItem, 'description' | 'text'>): string =>
  plain(description) || plain(text);

const asPng = (picture: string): string => picture.replace(/\.(?:avif|webp)$/, '.png');

/** The last picture shows the product in its place; networks read PNG. */
export const sharePicture = ({ picture, pictures }: Pick<ShopItem, 'picture' | 'pictures'>): string =>
  asPng(pictures.at(-1) ?? picture);

/** schema.org Product with its offer. */
export const productJsonLd = ({ product, siteUrl, brand }: Input): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.title,
  description: productWords(product),
  sku: product.public_id,
  category: product.category.title,
  image: (product.pictures.length > 0 ? product.pictures : [product.picture]).map(
    (picture) => `${siteUrl}/images/${asPng(picture)}`,
  ),
  brand: { '@type': 'Brand', name: brand },
  offers: {
    '@type': 'Offer',
    price: product.price,
    priceCurrency: 'RUB',
    availability: `https://schema.org/${product.left > 0 ? 'InStock' : 'SoldOut'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url: `${siteUrl}/shop/product/${product.public_id}`,
    ...(product.sale?.active ? { priceValidUntil: new Date(product.sale.end_date * 1000).toISOString() } : {}),
  },
});
