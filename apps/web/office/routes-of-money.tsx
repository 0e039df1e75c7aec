import type { RouteObject } from 'react-router';

// One file for the screens of a thing: whoever opens one goes to the next, and the first screen has less to know.
const payments = () => import('./screens/payments/screens.ts');
const reports = () => import('./screens/reports/screens.ts');
const insurance = () => import('./screens/insurance/screens.ts');
const offers = () => import('./screens/insurance/offers/screens.ts');

/** Screens of the rail's group about money, and of insurance. */
export const moneyScreens: RouteObject[] = [
  { path: 'approvals', lazy: async () => ({ Component: (await import('./screens/money/approvals.tsx')).Approvals }) },
  { path: 'approvals/:id', lazy: async () => ({ Component: (await import('./screens/money/approval.tsx')).Approval }) },
  { path: 'payments', lazy: async () => ({ Component: (await import('./screens/payments/payments.tsx')).Payments }) },
  { path: 'settlement', lazy: async () => ({ Component: (await payments()).Settlement }) },
  { path: 'settlement/:id', lazy: async () => ({ Component: (await payments()).SettlementDay }) },
  { path: 'refunds', lazy: async () => ({ Component: (await import('./screens/money/refunds.tsx')).Refunds }) },
  { path: 'reports', lazy: async () => ({ Component: (await import('./screens/reports/reports.tsx')).Reports }) },
  { path: 'reports/sales', lazy: async () => ({ Component: (await reports()).SalesReport }) },
  { path: 'reports/promocodes', lazy: async () => ({ Component: (await reports()).PromocodesReport }) },
  { path: 'reports/vat', lazy: async () => ({ Component: (await reports()).VatReport }) },
  { path: 'reports/lines', lazy: async () => ({ Component: (await reports()).SalesLines }) },
  {
    path: 'exports',
    lazy: async () => ({ Component: (await import('./screens/exports/exports.tsx')).Exports }),
  },
  { path: 'runs', lazy: async () => ({ Component: (await import('./screens/money/runs.tsx')).Runs }) },
  { path: 'runs/:id', lazy: async () => ({ Component: (await import('./screens/money/run.tsx')).Run }) },
  { path: 'insurance/policies', lazy: async () => ({ Component: (await insurance()).Policies }) },
  { path: 'insurance/policies/:id', lazy: async () => ({ Component: (await insurance()).Policy }) },
  { path: 'insurance/register', lazy: async () => ({ Component: (await insurance()).Register }) },
  { path: 'insurance/offers', lazy: async () => ({ Component: (await offers()).Offers }) },
  { path: 'insurance/offers/new', lazy: async () => ({ Component: (await offers()).NewOffer }) },
  { path: 'insurance/offers/:id', lazy: async () => ({ Component: (await offers()).Offer }) },
];
