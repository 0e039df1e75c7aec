import type { RouteObject } from 'react-router';

/** Screens of the rail's group about money. */
export const moneyScreens: RouteObject[] = [
  { path: 'approvals', lazy: async () => ({ Component: (await import('./screens/money/approvals.tsx')).Approvals }) },
  { path: 'approvals/:id', lazy: async () => ({ Component: (await import('./screens/money/approval.tsx')).Approval }) },
  { path: 'payments', lazy: async () => ({ Component: (await import('./screens/payments/payments.tsx')).Payments }) },
  {
    path: 'settlement',
    lazy: async () => ({ Component: (await import('./screens/payments/settlement.tsx')).Settlement }),
  },
  {
    path: 'settlement/:id',
    lazy: async () => ({ Component: (await import('./screens/payments/settlement-day.tsx')).SettlementDay }),
  },
  { path: 'refunds', lazy: async () => ({ Component: (await import('./screens/money/refunds.tsx')).Refunds }) },
  { path: 'reports', lazy: async () => ({ Component: (await import('./screens/reports/reports.tsx')).Reports }) },
  {
    path: 'reports/sales',
    lazy: async () => ({ Component: (await import('./screens/reports/report.tsx')).SalesReport }),
  },
  {
    path: 'reports/promocodes',
    lazy: async () => ({ Component: (await import('./screens/reports/report.tsx')).PromocodesReport }),
  },
  {
    path: 'reports/vat',
    lazy: async () => ({ Component: (await import('./screens/reports/report.tsx')).VatReport }),
  },
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
];
