import { HttpError } from '@trassa/contracts/client';
import { data } from 'react-router';
import { isPastEnd } from '../../../shared/past-end.ts';

/** What the shop answered, or the server's words of why it did not (SHOP-04). */
export type Shown<T> = { value: T; failed?: undefined } | { value?: undefined; failed: string };

/** An answer that the page can do without; what does not exist is still the not-found page. */
export const readShop = async <T>(answer: Promise<T>): Promise<Shown<T>> => {
  try {
    return { value: await answer };
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) throw data(null, { status: 404 });
    return { failed: error instanceof HttpError ? error.answer.message : '' };
  }
};

/** A page without its main part is no good answer: search engines and the page cache must not keep it. */
export const shopAnswer = <T extends object>(page: T, main: Shown<unknown>) =>
  data(page, { status: main.failed === undefined ? 200 : 503 });

/** A page of a list of goods: one behind the last does not exist. */
export const goodsAnswer = <T extends object>(
  page: T,
  main: Shown<{ items: readonly unknown[]; total: number }>,
  number: number,
) => {
  const isBehind =
    main.value !== undefined && isPastEnd({ page: number, shown: main.value.items.length, total: main.value.total });
  return isBehind ? data(page, { status: 404 }) : shopAnswer(page, main);
};
