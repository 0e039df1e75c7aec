export { type Count, countList } from './count-list.ts';
export type { ListSource } from './page-sql.repository.ts';
export { selectListIds } from './select-list-ids.ts';
export { selectListPage } from './select-list-page.ts';
