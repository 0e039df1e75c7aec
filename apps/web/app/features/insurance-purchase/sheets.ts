export { OwnDaySheet } from './own-day-sheet.tsx';
export { PurchaseSheet } from './purchase-sheet.tsx';
