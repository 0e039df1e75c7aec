/** Screens of reports, loaded together. */
export { PromocodesReport } from './report.tsx';
export { SalesReport } from './report.tsx';
export { VatReport } from './report.tsx';
export { SalesLines } from './sales-lines.tsx';
