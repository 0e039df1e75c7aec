/** Screens of categories, loaded together. */
export { Categories } from './categories.tsx';
export { CategoryCard } from './category.tsx';
export { NewCategory } from './new-category.tsx';
