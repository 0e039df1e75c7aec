export { NewPage } from './new-page.tsx';
export { PageCard } from './page.tsx';
export { PagesList } from './pages-list.tsx';
