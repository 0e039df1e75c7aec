export { selectListPage } from './select-list-page.ts';
