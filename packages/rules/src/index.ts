export { ageAt, checkAge } from './age.ts';
export type { AgeLimits } from './age.ts';
export {
  countLines,
  groupLines,
  isTicketComplete,
  isTicketLine,
  lineCost,
  lineCountMax,
  requestLinesMax,
} from './basket-line.ts';
export type { BasketGroup, BasketLine, BasketTicketLine, PreReg } from './basket-line.ts';
export {
  addTickets,
  attachInsurance,
  dropHold,
  dropStale,
  findTicketGroup,
  groupCount,
  removeBought,
  removeLine,
  setGroupCount,
  setLineCount,
  setParticipant,
} from './basket.ts';
export type { Dropped } from './basket.ts';
export {
  checkBirthDate,
  checkTypedDate,
  formatTypedDate,
  parseIsoDate,
  parseTypedDate,
  typedDateLength,
} from './birth-date.ts';
export {
  addressMaxLength,
  checkDelivery,
  checkIndex,
  defaultCityId,
  defaultRegionId,
  normaliseDelivery,
  parseIndex,
  pickupOf,
} from './delivery-form.ts';
export type { DeliveryChoice, DeliveryFields, DeliveryWay, Recipient } from './delivery-form.ts';
export { genderOfCategory } from './category-gender.ts';
export {
  certificateCodeLength,
  encodeCertificateCode,
  formatCertificateCode,
  normaliseCertificateCode,
} from './certificate-code.ts';
export { certificateCountMax, checkRecipient, normaliseRecipient, recipientTextMax } from './certificate-recipient.ts';
export type { GiftRecipient, GiftRecipientField, GiftRecipientForm } from './certificate-recipient.ts';
export {
  checkClubResult,
  clubResultCommentMax,
  clubResultMax,
  formatClubResult,
  parseClubResult,
} from './club-result.ts';
export type { ClubResultField, ClubResultForm, ClubResultUnit } from './club-result.ts';
export { discountOf, largestDiscount } from './discount.ts';
export type { Candidate, Discount, DiscountReason } from './discount.ts';
export { emailKey, emailMaxLength, isEmail, mailboxKey, normaliseEmail, suggestEmail } from './email.ts';
export { holdTransitions, keepsPlaces } from './hold-state.ts';
export type { HoldCause, HoldState } from './hold-state.ts';
export {
  announcedMinute,
  announcedMinutes,
  formatSecondsLeft,
  holdHeat,
  holdMilliseconds,
  holdMinutes,
  holdSeconds,
  longestHoldSeconds,
  isStale,
  isUrgent,
  secondsLeft,
  urgentSeconds,
} from './hold.ts';
export {
  asksStart,
  checkInsured,
  earliestInsuranceStart,
  insuranceAge,
  insuranceBuffer,
  insuranceDay,
  insuranceFirstStart,
  insurancePreReg,
  insuranceStart,
  insuranceStartOn,
  insuranceTimezone,
  isInsurableAge,
  normaliseInsured,
  typedInsuranceStart,
  validityDays,
} from './insurance-form.ts';
export type { InsuranceTerms, Insured, InsuredField, InsuredFields } from './insurance-form.ts';
export { defaultKind, ticketKinds } from './kind.ts';
export type { ByKind, TicketKind } from './kind.ts';
export type { MessageSpec, RuleMessageId } from './message.ts';
export { divideHalfUp, minorOf, roublesOf } from './money.ts';
export type { Minor } from './money.ts';
export { formatMoney, formatNumber, formatRoubles, moneyText } from './money-text.ts';
export {
  capitaliseFirst,
  carriesLink,
  checkName,
  linkMaxLength,
  nameMaxLength,
  normaliseName,
  withoutLinks,
} from './names.ts';
export { isOrderPaid, orderDisplay, orderTransitions, purchaseState } from './order-state.ts';
export type { OrderCause, OrderState, PurchaseState } from './order-state.ts';
export { answerPath, isLineAnswer, questionsOf, sizesToChoose } from './participant-questions.ts';
export type {
  AdditionalFieldType,
  Gender,
  ParticipantFormat,
  Question,
  QuestionType,
  SizeLeft,
} from './participant-questions.ts';
export { answerMaxLength, checkParticipant, normaliseParticipant } from './participant.ts';
export type { ParticipantContext } from './participant.ts';
export { checkPassword, isCommonPassword, passwordMaxLength, passwordMinLength } from './password.ts';
export { payReasons } from './pay-button.ts';
export type { PayLine, PayObstacle, PayReason, PayState } from './pay-button.ts';
export { paymentTransitions, refundTransitions } from './payment-state.ts';
export type { PaymentCause, PaymentState, RefundCause, RefundState } from './payment-state.ts';
export {
  countryOfPhone,
  extraContactCountries,
  formatPhone,
  guessPhoneCountry,
  loginPhoneCountries,
  parsePhone,
  phoneCountries,
  phoneRules,
} from './phone.ts';
export type { PhoneCountry } from './phone.ts';
export { parcelTransitions } from './parcel-state.ts';
export type { ParcelCause, ParcelState } from './parcel-state.ts';
export { policyTransitions } from './policy-state.ts';
export type { PolicyCause, PolicyState } from './policy-state.ts';
export { stateTables } from './state-tables.ts';
export type { StatedObject } from './state-tables.ts';
export { nextStepAfter, stepAt } from './price-step.ts';
export type { PriceStep } from './price-step.ts';
export { bestSale, quoteLines } from './price.ts';
export { isSaleRunning, priceAlone, type SaleRule, shownSale } from './sale.ts';
export type { DiscountShare, LineToQuote, PromocodeRule, QuoteContext, QuotedLine, QuotedPlace } from './price.ts';
export { changeContact, relativeKinds } from './profile-contact.ts';
export type { ContactData, ContactInput } from './profile-contact.ts';
export { checkPasswordChange } from './profile-password.ts';
export { checkNewEmail, checkNewPhone } from './profile-ways.ts';
export { changeProfile } from './profile.ts';
export type { Checked, PersonalData, ProfileInput } from './profile.ts';
export { checkPromocode, normaliseCode } from './promocode.ts';
export type { PromocodeTerms } from './promocode.ts';
export { formatSolution, puzzleBits, puzzleParts, puzzleText, readSolution, solvesPart } from './puzzle.ts';
export { base32, decodeTicketQr, encodeTicketQr, signedPart } from './qr-ticket.ts';
export type { TicketQr } from './qr-ticket.ts';
export { coverableSum, isCoverable, quoteTotals } from './quote-totals.ts';
export type { LineTotal, QuoteTotals } from './quote-totals.ts';
export { splitRefund } from './split-refund.ts';
export type { RefundSplit } from './split-refund.ts';
export { type GroupPlace, type KeptSale, refundBasis } from './group-refund.ts';
export { quoteRefund, readRefundPolicy, returnObstacle, seasonRefundPolicy } from './refund.ts';
export type { RefundQuote, RefundTier } from './refund.ts';
export { formatResultTime, parseResultTime } from './result-time.ts';
export { citySaleState, formatSaleState, overallSaleState, saleStates } from './sale-state.ts';
export type { SaleState } from './sale-state.ts';
export { checkSmsCode, smsCodeLength } from './sms-code.ts';
export {
  checkCount,
  checkHoldCount,
  leftOf,
  limitOf,
  minimumOf,
  nextCount,
  previousCount,
  stepOf,
  ticketCountMax,
  ticketCountMin,
} from './ticket-count.ts';
export type { CountedFormat } from './ticket-count.ts';
export {
  checkImage,
  checkTicketFile,
  imageLimit,
  imageTypes,
  ticketFileLimit,
  ticketFileTypes,
} from './ticket-file.ts';
export { isTicketReady, needsParticipant, ticketActionNames, ticketActions, ticketRefusal } from './ticket-actions.ts';
export type { RaceState, TicketAction, TicketToAct, TicketViewer } from './ticket-actions.ts';
export { numbersAtOnceMax, type Seat, seatText } from './seat.ts';
export { ticketCard, ticketTransitions } from './ticket-state.ts';
export type { TicketCard, TicketCause, TicketState } from './ticket-state.ts';
export { checkSupport, normaliseSupport, supportTextMax } from './support-form.ts';
export type { SupportField, SupportFields, SupportLetter } from './support-form.ts';
export { defaultTeamSize, heatShare, teamPlaces } from './tickets-left.ts';
export { movesOf, nextState, stateAfter, statesBefore } from './transitions.ts';
export type { Transitions } from './transitions.ts';
export { distanceOf, fitOf, otherLayout, soundsOf } from './words-alike.ts';
export {
  dayAndMonth,
  formatClock,
  formatDate,
  formatDay,
  formatDayRange,
  formatLongDate,
  formatMoment,
  formatMonthName,
  formatOrderDate,
  formatStart,
  formatTime,
  formatWeekday,
} from './dates/date-text.ts';
export {
  daysUntil,
  isoDay,
  localDayNumber,
  localTime,
  momentAt,
  siteTimezone,
  startOfDay,
  startOfLocalDay,
} from './dates/zone.ts';
export type { LocalTime } from './dates/zone.ts';
