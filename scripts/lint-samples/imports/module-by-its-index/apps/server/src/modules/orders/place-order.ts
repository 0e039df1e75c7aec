import { reserve } from '../inventory/reserve.ts';

export const placeOrder = (): number => reserve();
