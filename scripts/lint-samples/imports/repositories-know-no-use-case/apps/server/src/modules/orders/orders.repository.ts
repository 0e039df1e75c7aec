import { presentOrder } from './orders.presenter.ts';

export const findOrder = (): string => presentOrder('1');
