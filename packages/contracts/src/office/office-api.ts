import { approvalsList, officeApprovals } from './approvals.ts';
import { officeAudit } from './audit.ts';
import { certificatesList, officeCertificates } from './certificates/certificates.ts';
import { clubsList, officeClubs } from './clubs/clubs.ts';
import { officeCompetitionTypes } from './clubs/competition-types.ts';
import { competitionsList, officeCompetitions } from './clubs/competitions.ts';
import { clubResultsList, officeClubResults } from './clubs/results.ts';
import { officePromocodeSeries, promocodeSeriesList } from './codes/promocode-series.ts';
import { officeDashboard } from './dashboard.ts';
import { officeCancelStart } from './cancel-start.ts';
import { officePages } from './content/pages.ts';
import { officeAuthenticator } from './door/authenticator.ts';
import { officeEntry } from './door/entry.ts';
import { officeDocuments } from './documents.ts';
import { officeReference } from './house/reference.ts';
import { officeSettings } from './house/settings.ts';
import { officeFormats } from './format-calls.ts';
import { formatsList } from './formats.ts';
import { officeOffers, offersList } from './insurance/offers.ts';
import { officePolicies, policiesList } from './insurance/policies.ts';
import { officeRegister } from './insurance/register.ts';
import { officeImports } from './results/imports.ts';
import { officeResults } from './results/results.ts';
import { officeInvites } from './invites.ts';
import { bannersList, officeBanners } from './content/banners.ts';
import { mediaList, officeMedia } from './content/media.ts';
import { officeHome } from './content/home.ts';
import { officeStories } from './content/stories.ts';
import { newsList, officeNews } from './content/news.ts';
import { mailingsList } from './mailings/mailing.ts';
import { officeMailings } from './mailings/mailings.ts';
import { officeOutbox, outboxList } from './mailings/outbox.ts';
import { officeTemplates } from './mailings/templates.ts';
import { officeLinks } from './door/links.ts';
import { officePayments, paymentsList } from './money/payments.ts';
import { officeSettlement } from './money/settlement.ts';
import { officeOrders, ordersList } from './orders.ts';
import { officePartners, officePrepared, partnersList, preparedList } from './partners/partners.ts';
import { officePasskeys } from './door/passkeys.ts';
import { officePeople, peopleList } from './people.ts';
import { officeRefunds, refundsList } from './refunds.ts';
import { officeCounted } from './reports/counted.ts';
import { officeReports } from './reports/reports.ts';
import { officeSalesLines, salesLinesList } from './reports/sales-lines.ts';
import { officeRuns, runsList } from './runs.ts';
import { officeExports } from './lists/exports.ts';
import { officePresence } from './lists/presence.ts';
import { officeConsents } from './privacy/consents.ts';
import { officePrivacy, privacyList } from './privacy/requests.ts';
import { officePromocodes, promocodesList } from './promocodes.ts';
import { officeSearch } from './search.ts';
import { officeInvitation, officeStaff } from './staff.ts';
import { officeReadyAnswers } from './support/ready-answers.ts';
import { officeSupport, supportList } from './support/support.ts';
import { officeShipments, shipmentsList } from './shop/shipments.ts';
import { officeCategories } from './shop/categories.ts';
import { officePoints, pointsList } from './shop/delivery/points.ts';
import { officeWays } from './shop/delivery/ways.ts';
import { officeZones } from './shop/delivery/zones.ts';
import { collectionsList, officeCollections } from './shop/collections.ts';
import { officeProductSales, productSalesList } from './shop/product-sales.ts';
import { officeProducts, productsList } from './shop/products.ts';
import { officeStock, stockList } from './shop/stock.ts';
import { eventsList, officeEvents } from './starts/events.ts';
import { officeMassRefund } from './starts/mass-refund.ts';
import { officeMoves } from './starts/move.ts';
import { startsList } from './starts/start-shown.ts';
import { officeStarts } from './starts/starts.ts';
import { officeNumbers } from './starts/numbers.ts';
import { officeTeams } from './starts/teams.ts';
import { officeProjects, officeSeries } from './starts/series.ts';
import { officeStartSales } from './start-sales.ts';
import { officeTickets, ticketsList } from './tickets.ts';
import { officeViews } from './lists/views.ts';

/** Every call of the back office by its group, as its pages name them. */
export const officeApi = {
  entry: officeEntry,
  passkeys: officePasskeys,
  authenticator: officeAuthenticator,
  staff: officeStaff,
  invitation: officeInvitation,
  links: officeLinks,
  audit: officeAudit,
  dashboard: officeDashboard,
  orders: officeOrders,
  tickets: officeTickets,
  teams: officeTeams,
  numbers: officeNumbers,
  invites: officeInvites,
  people: officePeople,
  search: officeSearch,
  documents: officeDocuments,
  pages: officePages,
  events: officeEvents,
  moves: officeMoves,
  starts: officeStarts,
  projects: officeProjects,
  series: officeSeries,
  formats: officeFormats,
  startSales: officeStartSales,
  approvals: officeApprovals,
  runs: officeRuns,
  refunds: officeRefunds,
  payments: officePayments,
  settlement: officeSettlement,
  reports: { ...officeReports, ...officeCounted },
  salesLines: officeSalesLines,
  promocodes: officePromocodes,
  promocodeSeries: officePromocodeSeries,
  certificates: officeCertificates,
  offers: officeOffers,
  policies: officePolicies,
  register: officeRegister,
  mailings: officeMailings,
  outbox: officeOutbox,
  templates: officeTemplates,
  partners: officePartners,
  prepared: officePrepared,
  news: officeNews,
  banners: officeBanners,
  media: officeMedia,
  stories: officeStories,
  home: officeHome,
  imports: officeImports,
  results: officeResults,
  clubs: officeClubs,
  competitions: officeCompetitions,
  competitionTypes: officeCompetitionTypes,
  clubResults: officeClubResults,
  shipments: officeShipments,
  privacy: officePrivacy,
  consents: officeConsents,
  categories: officeCategories,
  ways: officeWays,
  zones: officeZones,
  pickupPoints: officePoints,
  products: officeProducts,
  productSales: officeProductSales,
  collections: officeCollections,
  stock: officeStock,
  support: officeSupport,
  readyAnswers: officeReadyAnswers,
  cancelStart: officeCancelStart,
  massRefund: officeMassRefund,
  exports: officeExports,
  views: officeViews,
  presence: officePresence,
  settings: officeSettings,
  reference: officeReference,
};

/** Lists that are declared, by their group. */
export const officeLists = {
  orders: ordersList,
  tickets: ticketsList,
  people: peopleList,
  formats: formatsList,
  approvals: approvalsList,
  runs: runsList,
  refunds: refundsList,
  payments: paymentsList,
  salesLines: salesLinesList,
  shipments: shipmentsList,
  products: productsList,
  stock: stockList,
  events: eventsList,
  starts: startsList,
  promocodes: promocodesList,
  promocodeSeries: promocodeSeriesList,
  certificates: certificatesList,
  offers: offersList,
  pickupPoints: pointsList,
  productSales: productSalesList,
  collections: collectionsList,
  policies: policiesList,
  mailings: mailingsList,
  outbox: outboxList,
  partners: partnersList,
  prepared: preparedList,
  news: newsList,
  banners: bannersList,
  media: mediaList,
  clubs: clubsList,
  competitions: competitionsList,
  clubResults: clubResultsList,
  privacy: privacyList,
  support: supportList,
};
