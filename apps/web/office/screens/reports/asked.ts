import type { ListParams } from '../../shared/list/list-query.ts';

/** What is asked of a report stands in its address. */
export type Asked = { readonly from: string; readonly to: string; readonly group: string; readonly cuts: ListParams };
