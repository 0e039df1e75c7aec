/** Screens of stock, loaded together. */
export { ProductStockCard } from './product-stock.tsx';
export { Stock } from './stock.tsx';
