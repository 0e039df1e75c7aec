export { channelWords, kindWords } from './sale-words.ts';
export { unlessSlow } from './unless-slow.ts';
export { noPeriod, periodOf } from './sales-period.ts';
export {
  type SalesKey,
  type SummedFigure,
  type SummedRow,
  sumMovements,
  type SumMovements,
} from './sum-movements.repository.ts';
