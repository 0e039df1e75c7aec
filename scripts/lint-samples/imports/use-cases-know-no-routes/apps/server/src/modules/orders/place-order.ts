import { path } from './orders.routes.ts';

export const placeOrder = (): string => path;
