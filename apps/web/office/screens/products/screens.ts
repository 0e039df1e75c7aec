/** Screens of products, loaded together. */
export { NewProduct } from './new-product.tsx';
export { Product } from './product.tsx';
export { Products } from './products.tsx';
