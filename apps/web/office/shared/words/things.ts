/** Where things of each kind have their cards. */
const folders: ReadonlyMap<string, string> = new Map([
  ['approval', 'approvals'],
  ['certificate', 'certificates'],
  ['club', 'clubs'],
  ['club_competition', 'clubs/competitions'],
  ['competition_type', 'clubs/competition-types'],
  ['club_result', 'clubs/results'],
  ['event', 'events'],
  ['event_type', 'series'],
  ['format', 'formats'],
  ['order', 'orders'],
  ['partner_key', 'partners'],
  ['prepared_basket', 'partners/baskets'],
  ['person', 'people'],
  ['mailing', 'mailings'],
  ['letter', 'outbox'],
  ['template', 'templates'],
  ['news', 'content/news'],
  ['document', 'content/documents'],
  ['page', 'content/pages'],
  ['banner', 'content/banners'],
  ['story', 'content/stories'],
  ['media', 'content/media'],
  ['home_page', 'content'],
  ['policy', 'insurance/policies'],
  ['insurance_offer', 'insurance/offers'],
  ['privacy_request', 'privacy'],
  ['product', 'shop/stock'],
  ['shop_product', 'shop/products'],
  ['product_category', 'shop/categories'],
  ['product_sale', 'shop/sales'],
  ['product_collection', 'shop/collections'],
  ['delivery_method', 'shop/delivery'],
  ['pickup_point', 'shop/points'],
  ['promocode', 'promocodes'],
  ['promocode_series', 'promocode-series'],
  ['run', 'runs'],
  ['shipment', 'shop/shipments'],
  ['setting', 'settings'],
  ['staff', 'staff'],
  ['settlement_day', 'settlement'],
  ['start', 'starts'],
  ['support_request', 'support'],
  ['ready_answer', 'support/answers'],
  ['ticket', 'tickets'],
]);

/** The card of a thing; null: its kind has none. */
export const pathOfThing = (kind: string, id: string): string | null => {
  // Lists of the house stand on one screen.
  if (kind === 'reference') return '/reference';
  const folder = folders.get(kind);
  return folder ? `/${folder}/${id}` : null;
};
