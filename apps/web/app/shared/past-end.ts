import { data } from 'react-router';

/** Whether a page lies behind the last one of a list that has some; `shown`: entries of this page. */
export const isPastEnd = ({ page, shown, total }: { page: number; shown: number; total: number }): boolean =>
  page > 1 && shown === 0 && total > 0;

/** A page of a list: one behind the last does not exist. */
export const listAnswer = <T extends object>(answer: T, isBehind: boolean) =>
  data({ ...answer, isPastEnd: isBehind }, { status: isBehind ? 404 : 200 });
