export { type GroupPrice, type LineToPrice, type PricedLine, priceLines } from './price-lines.ts';
export { arePricesAsNow } from './prices-as-now.ts';
export { presentSale } from './present-sale.ts';
export { saleRule, type StoredSale } from './sale-rule.ts';
