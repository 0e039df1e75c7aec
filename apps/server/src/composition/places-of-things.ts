import { placesOfPerson } from '../modules/accounts/index.ts';
import { placesOfApproval } from '../modules/approvals/index.ts';
import {
  placesOfEvent,
  placesOfEventType,
  placesOfFormat,
  placesOfProject,
  placesOfStart,
  placesOfStarts,
} from '../modules/events/index.ts';
import { placesOfCertificate } from '../modules/certificates/index.ts';
import {
  placesOfClub,
  placesOfClubResult,
  placesOfCompetition,
  placesOfCompetitionType,
} from '../modules/clubs/index.ts';
import {
  placesOfBanner,
  placesOfDocument,
  placesOfHome,
  placesOfNews,
  placesOfPage,
  placesOfStory,
} from '../modules/content/index.ts';
import { placesOfImport } from '../modules/imports/index.ts';
import { placesOfPartner, placesOfPrepared } from '../modules/outside/index.ts';
import { placesOfPoint, placesOfShipment, placesOfWay } from '../modules/delivery/index.ts';
import { placesOfCategory, placesOfCollection, placesOfProduct, placesOfSale } from '../modules/shop/index.ts';
import { placesOfOffer, placesOfPolicy } from '../modules/insurance/index.ts';
import { placesOfMedia } from '../modules/media/index.ts';
import { placesOfMailing } from '../modules/mailings/index.ts';
import { placesOfLetter } from '../modules/outbox/index.ts';
import { placesOfOrder } from '../modules/orders/index.ts';
import { orderOfRefund, placesOfPayment } from '../modules/payments/index.ts';
import { placesOfResult } from '../modules/results/index.ts';
import { placesOfRun } from '../modules/runs/index.ts';
import { placesOfPrivacyRequest } from '../modules/privacy/index.ts';
import { placesOfPromocode, placesOfSeries } from '../modules/promocodes/index.ts';
import { placesOfSetting } from '../modules/settings/index.ts';
import { placesOfReadyAnswer, placesOfSupportRequest } from '../modules/support/index.ts';
import { placesOfTicket } from '../modules/tickets/index.ts';
import type { PlacesOf } from '../modules/staff/index.ts';

/** Where things of each kind belong, by their public ids: what rights of a call are asked for (back-office.md 2.2). */
export const placesOfThings: Readonly<Record<string, PlacesOf>> = {
  approval: placesOfApproval,
  run: placesOfRun,
  event: placesOfEvent,
  event_type: placesOfEventType,
  project: placesOfProject,
  format: placesOfFormat,
  promocode: placesOfPromocode,
  promocode_series: placesOfSeries,
  certificate: placesOfCertificate,
  policy: placesOfPolicy,
  insurance_offer: placesOfOffer,
  product: placesOfProduct,
  shop_product: placesOfProduct,
  product_category: placesOfCategory,
  product_sale: placesOfSale,
  product_collection: placesOfCollection,
  mailing: placesOfMailing,
  letter: placesOfLetter,
  news: placesOfNews,
  document: placesOfDocument,
  page: placesOfPage,
  banner: placesOfBanner,
  story: placesOfStory,
  home_page: placesOfHome,
  media: placesOfMedia,
  setting: placesOfSetting,
  shipment: placesOfShipment,
  club: placesOfClub,
  club_competition: placesOfCompetition,
  competition_type: placesOfCompetitionType,
  delivery_method: placesOfWay,
  pickup_point: placesOfPoint,
  club_result: placesOfClubResult,
  privacy_request: placesOfPrivacyRequest,
  support_request: placesOfSupportRequest,
  ready_answer: placesOfReadyAnswer,
  import: placesOfImport,
  result: placesOfResult,
  order: placesOfOrder,
  partner_key: placesOfPartner,
  prepared_basket: placesOfPrepared,
  payment: placesOfPayment,
  async refund(db, id) {
    const order = await orderOfRefund(db, id);
    return order === null ? null : placesOfOrder(db, order);
  },
  person: (db, id) => placesOfPerson(db, id, placesOfStarts),
  start: placesOfStart,
  ticket: placesOfTicket,
};
