import type { RouteObject } from 'react-router';
import type { AnyReport } from './screens/reports/report-kinds.ts';

/** All reports have one screen. */
const report = (name: AnyReport) => async () => ({
  Component: (await import('./screens/reports/report.tsx')).reportScreens[name],
});

// One file for the screens of a thing: whoever opens one goes to the next, and the first screen has less to know.
const payments = () => import('./screens/payments/screens.ts');
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
  { path: 'reports/sales', lazy: report('sales') },
  { path: 'reports/promocodes', lazy: report('promocodes') },
  { path: 'reports/vat', lazy: report('vat') },
  { path: 'reports/occupancy', lazy: report('occupancy') },
  { path: 'reports/sizes', lazy: report('sizes') },
  { path: 'reports/participants', lazy: report('participants') },
  { path: 'reports/registration', lazy: report('registration') },
  { path: 'reports/shop', lazy: report('shop') },
  { path: 'reports/settlement', lazy: report('settlement') },
  { path: 'reports/insurance', lazy: report('insurance') },
  { path: 'reports/support', lazy: report('support') },
  {
    path: 'reports/lines',
    lazy: async () => ({ Component: (await import('./screens/reports/sales-lines.tsx')).SalesLines }),
  },
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
