/**
 * Columns of answers that the tables let be empty and a statement never finds so: file below `src` → column → why. Each is
 * declared without `null`; one that needs no excuse any more is reported.
 */
export const filledColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'modules/accounts/profile/ways.repository.ts': { email: 'the account is found by it' },
  'modules/accounts/sign-in/credentials.repository.ts': { email: 'the account is found by it' },
  'modules/accounts/social/states.repository.ts': { person: 'only states with an answer are taken' },
  'modules/audit/seals.repository.ts': {
    number: 'only sealed entries are asked for',
    seal: 'only sealed entries are asked for',
  },
  'modules/clubs/staff/results/result-rows.repository.ts': { time: 'only results with a time are asked for' },
  'modules/content/news.repository.ts': {
    publishedAt: 'only published news are asked for, which have a moment by a check',
  },
  'modules/insurance/issue.repository.ts': { lineId: 'only policies of lines are asked for' },
  'modules/insurance/policy-changes.repository.ts': {
    id: 'only policies of lines are counted',
    orderId: 'a policy is made by an order',
  },
  'modules/inventory/numbers/office/ranges.repository.ts': {
    formatId: 'only seats of named formats are asked for',
    ticketId: 'the statement itself has just given it',
  },
  'modules/inventory/takings.repository.ts': { number: 'the statement itself has just given it' },
  'modules/orders/orders.repository.ts': {
    redirectUrl: 'only attempts that lead somewhere are asked for',
    form: 'an attempt that leads somewhere was stored with its form',
  },
  'modules/payments/refunds.repository.ts': { providerPaymentId: 'money that has come is known to the provider' },
};
