/** Screens of sales of goods, loaded together. */
export { NewSale } from './new-sale.tsx';
export { Sale } from './sale.tsx';
export { Sales } from './sales.tsx';
