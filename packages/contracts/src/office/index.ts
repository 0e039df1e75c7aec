export * from './approvals.ts';
export * from './audit.ts';
export * from './certificates/certificates.ts';
export * from './clubs/results.ts';
export * from './dashboard.ts';
export * from './cancel-start.ts';
export * from './starts/mass-refund.ts';
export * from './door/authenticator.ts';
export * from './door/entry.ts';
export * from './documents.ts';
export * from './format-calls.ts';
export * from './formats.ts';
export * from './history.ts';
export * from './house/settings.ts';
export * from './insurance/offers.ts';
export * from './insurance/policies.ts';
export * from './insurance/register.ts';
export * from './letters.ts';
export * from './list.ts';
export * from './lists/bulk.ts';
export * from './lists/count.ts';
export * from './lists/exports.ts';
export * from './content/banners.ts';
export * from './content/home.ts';
export * from './content/stories.ts';
export * from './content/news.ts';
export * from './content/page-blocks.ts';
export * from './content/pages.ts';
export * from './mailings/mailing.ts';
export * from './mailings/mailings.ts';
export * from './money/payments.ts';
export * from './money/settlement.ts';
export * from './orders.ts';
export * from './refunds.ts';
export * from './reports/reports.ts';
export * from './reports/sales-lines.ts';
export * from './results/imports.ts';
export * from './results/results.ts';
export * from './runs.ts';
export * from './lists/presence.ts';
export * from './privacy/consents.ts';
export * from './privacy/requests.ts';
export * from './promocodes.ts';
export * from './codes/promocode-series.ts';
export * from './door/passkey-json.ts';
export * from './door/passkeys.ts';
export * from './shop/shipments.ts';
export * from './shop/categories.ts';
export * from './shop/products.ts';
export * from './shop/stock.ts';
export * from './staff.ts';
export * from './support/support.ts';
export * from './stamp.ts';
export * from './start-sales.ts';
export * from './starts/events.ts';
export * from './starts/series.ts';
export * from './starts/move.ts';
export * from './starts/start-shown.ts';
export * from './starts/starts.ts';
export {
  type MoveOptions,
  type MoveQuote,
  paperKinds,
  paperStates,
  type TicketFormOf,
  type TicketMoved,
} from './ticket-acts.ts';
export * from './starts/numbers.ts';
export * from './starts/teams.ts';
export * from './tickets.ts';
export * from './door/links.ts';
export * from './office-api.ts';
export * from './search.ts';
export * from './people.ts';
export { type Invited, inviteMax, type InviteProblem, officeInvites } from './invites.ts';
export * from './lists/views.ts';
