export { ageAt, birthBounds, checkAge, isUnderAge } from './people/age.ts';
export type { AgeLimits, BirthBounds } from './people/age.ts';
export { countLines, groupLines, lineCost, lineCountMax, requestLinesMax } from './basket/basket-line.ts';
export type { BasketGroup, BasketLine, Carries } from './basket/basket-line.ts';
export { dropStale, removeBought, removeLine, setLineCount } from './basket/basket.ts';
export type { Dropped } from './basket/basket.ts';
export { attachInsurance, isPolicyComplete } from './goods/insurance-in-basket.ts';
export {
  addTickets,
  findTicketGroup,
  groupCount,
  isTicketComplete,
  setGroupCount,
  setParticipant,
} from './goods/tickets-in-basket.ts';
export type { BasketTicketLine, PreReg } from './goods/tickets-in-basket.ts';
export {
  checkBirthDate,
  checkTypedDate,
  formatTypedDate,
  parseIsoDate,
  parseTypedDate,
  typedDateLength,
} from './people/birth-date.ts';
export * from './forms/delivery-form.ts';
export { genderOfCategory, readGender } from './people/category-gender.ts';
export {
  certificateCodeLength,
  encodeCertificateCode,
  formatCertificateCode,
  normaliseCertificateCode,
} from './prices/certificate-code.ts';
export {
  certificateCountMax,
  checkRecipient,
  normaliseRecipient,
  recipientTextMax,
} from './forms/certificate-recipient.ts';
export type { GiftRecipient, GiftRecipientField, GiftRecipientForm } from './forms/certificate-recipient.ts';
export {
  checkClubResult,
  clubResultCommentMax,
  clubResultMax,
  formatClubResult,
  parseClubResult,
} from './forms/club-result.ts';
export type { ClubResultField, ClubResultForm, ClubResultUnit } from './forms/club-result.ts';
export { startPrice, teamPrice } from './prices/start-price.ts';
export type { PricedPlace, StartPrice, TeamPrice } from './prices/start-price.ts';
export * from './clubs/index.ts';
export { discountOf, largestDiscount } from './prices/discount.ts';
export type { Candidate, Discount, DiscountReason } from './prices/discount.ts';
export { shareOut } from './prices/share-out.ts';
export { emailKey, emailMaxLength, isEmail, mailboxKey, normaliseEmail, suggestEmail } from './people/email.ts';
export { holdTransitions } from './states/hold-state.ts';
export type { HoldCause, HoldState } from './states/hold-state.ts';
export {
  announcedMinute,
  announcedMinutes,
  holdHeat,
  holdMilliseconds,
  holdMinutes,
  holdSeconds,
  longestHoldSeconds,
  isStale,
  isUrgent,
  secondsLeft,
  urgentSeconds,
} from './tickets/hold.ts';
export {
  asksStart,
  checkInsured,
  earliestInsuranceStart,
  insuranceAge,
  insuranceBuffer,
  insuranceDay,
  insuranceFirstStart,
  insuranceStart,
  insuranceStartOn,
  insuranceTimezone,
  isInsurableAge,
  normaliseInsured,
  typedInsuranceStart,
  validityDays,
} from './forms/insurance-form.ts';
export type { InsuranceTerms, Insured, InsuredField, InsuredFields } from './forms/insurance-form.ts';
export { defaultKind, ticketKinds } from './kind.ts';
export type { ByKind, TicketKind } from './kind.ts';
export { maskEmail, maskName, maskPhone } from './people/masks.ts';
export type { MessageSpec, RuleMessageId } from './message.ts';
export { divideHalfUp, type Minor, minorOf, roublesOf } from './prices/money.ts';
export { formatNumber } from './number-text.ts';
export { formatMoney, formatRoubles, moneyText } from './prices/money-text.ts';
export {
  capitaliseFirst,
  carriesLink,
  checkName,
  checkPersonName,
  linkMaxLength,
  nameMaxLength,
  normaliseName,
  withoutLinks,
} from './people/names.ts';
export { isOrderPaid, orderDisplay, orderTransitions, purchaseState } from './states/order-state.ts';
export type { OrderCause, OrderState, PurchaseState } from './states/order-state.ts';
export { answerPath, isLineAnswer, questionsOf, sizesToChoose } from './people/participant-questions.ts';
export type {
  AdditionalFieldType,
  Gender,
  ParticipantFormat,
  Question,
  QuestionType,
  SizeLeft,
} from './people/participant-questions.ts';
export { answerMaxLength, checkParticipant, normaliseParticipant } from './people/participant.ts';
export type { ParticipantContext } from './people/participant.ts';
export { checkChosenPassword, checkConsent, checkEmail } from './forms/account-fields.ts';
export { checkPassword, isCommonPassword, passwordMaxLength, passwordMinLength } from './accounts/password.ts';
export { payReasons } from './basket/pay-button.ts';
export type { PayLine, PayObstacle, PayReason, PayState } from './basket/pay-button.ts';
export * from './money/index.ts';
export {
  countryOfPhone,
  extraContactCountries,
  formatPhone,
  guessPhoneCountry,
  loginPhoneCountries,
  parsePhone,
  phoneCountries,
  phoneRules,
} from './people/phone.ts';
export type { PhoneCountry } from './people/phone.ts';
export * from './states/parcel-state.ts';
export { policyTransitions } from './states/policy-state.ts';
export type { PolicyCause, PolicyState } from './states/policy-state.ts';
export { stateTables } from './states/state-tables.ts';
export type { StatedObject } from './states/state-tables.ts';
export { nextStepAfter, stepAt } from './prices/price-step.ts';
export type { PriceStep } from './prices/price-step.ts';
export { bestSale, quoteLines } from './prices/price.ts';
export { isSaleRunning, priceAlone, type SaleRule, shownSale } from './prices/sale.ts';
export type {
  DiscountShare,
  LineToQuote,
  PromocodeRule,
  QuoteContext,
  QuotedLine,
  QuotedPlace,
} from './prices/price.ts';
export { changeContact, relativeKinds } from './accounts/profile-contact.ts';
export type { ContactData, ContactInput } from './accounts/profile-contact.ts';
export { checkPasswordChange } from './accounts/profile-password.ts';
export { checkNewEmail, checkNewPhone } from './accounts/profile-ways.ts';
export { changeProfile } from './accounts/profile.ts';
export type { Checked, PersonalData, ProfileInput } from './accounts/profile.ts';
export { codeTwins, meantCode } from './prices/code-twins.ts';
export { checkPromocode, normaliseCode } from './prices/promocode.ts';
export type { PromocodeTerms } from './prices/promocode.ts';
export { formatSolution, puzzleBits, puzzleParts, puzzleText, readSolution, solvesPart } from './accounts/puzzle.ts';
export { base32, decodeTicketQr, encodeTicketQr, signedPart } from './tickets/qr-ticket.ts';
export { orderNumber } from './basket/order-number.ts';
export { formatWithDistance, raceName } from './tickets/race-name.ts';
export type { TicketQr } from './tickets/qr-ticket.ts';
export { coverableSum, isCoverable, quoteTotals } from './prices/quote-totals.ts';
export type { LineTotal, QuoteTotals } from './prices/quote-totals.ts';
export { boundBy } from './refunds/bound-refund.ts';
export { splitOverOrders, splitRefund } from './refunds/split-refund.ts';
export type { RefundSplit } from './refunds/split-refund.ts';
export { type GroupPlace, type KeptSale, refundBasis } from './refunds/group-refund.ts';
export {
  quoteRefund,
  readRefundPolicy,
  returnObstacle,
  seasonRefundPolicy,
  staffReturnObstacle,
} from './refunds/refund.ts';
export type { RefundQuote, RefundTier } from './refunds/refund.ts';
export { personalBests } from './results/personal-bests.ts';
export type { OwnStart } from './results/personal-bests.ts';
export { gapToLeader, listPlace } from './results/list-place.ts';
export type { ListPlace, ResultList } from './results/list-place.ts';
export { categoryName } from './results/category-name.ts';
export { isComparable } from './results/comparable.ts';
export { kilometresOf, pacesOf } from './results/pace.ts';
export type { CoursePoint, PaceStretch } from './results/pace.ts';
export { barOf, barsFinishers, barsMax, barSteps, barsUsual, isTelling } from './results/time-bars.ts';
export type { TimeBars } from './results/time-bars.ts';
export { checkFinishCode, readFinishCode } from './results/finish-code.ts';
export { checkNameToFind, isNameToFind } from './results/name-to-find.ts';
export { formatResultTime, parseResultTime } from './result-time.ts';
export { formatSaleState, overallSaleState, saleStates } from './tickets/sale-state.ts';
export type { SaleState } from './tickets/sale-state.ts';
export { checkSmsCode, smsCodeLength } from './accounts/sms-code.ts';
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
} from './tickets/ticket-count.ts';
export type { CountedFormat } from './tickets/ticket-count.ts';
export {
  checkImage,
  checkTicketFile,
  imageLimit,
  imageTypes,
  ticketFileLimit,
  ticketFileTypes,
} from './tickets/ticket-file.ts';
export {
  isTicketReady,
  needsParticipant,
  ticketActionNames,
  ticketActions,
  ticketRefusal,
} from './tickets/ticket-actions.ts';
export type { RaceState, TicketAction, TicketToAct, TicketViewer } from './tickets/ticket-actions.ts';
export {
  rightOfTicketAct,
  staffTicketActNames,
  staffTicketObstacle,
  staffTicketObstacles,
} from './tickets/staff-ticket-acts.ts';
export type { StaffTicketAct, StaffTicketObstacle, TicketToHandle } from './tickets/staff-ticket-acts.ts';
export * from './tickets/ticket-move.ts';
export { numbersAtOnceMax, type Seat, seatText } from './tickets/seat.ts';
export { ticketCard, ticketTransitions } from './states/ticket-state.ts';
export type { TicketCard, TicketCause, TicketState } from './states/ticket-state.ts';
export { checkSupport, normaliseSupport, supportOptional, supportTextMax, supportTypes } from './forms/support-form.ts';
export type { SupportField, SupportFields, SupportLetter, SupportType } from './forms/support-form.ts';
export { defaultTeamSize, hasLastPlaces, heatShare } from './tickets/tickets-left.ts';
export { movesOf, nextState, stateAfter, statesBefore } from './states/transitions.ts';
export type { Transitions } from './states/transitions.ts';
export { distanceOf, fitOf, otherLayout, soundsOf } from './words-alike.ts';
export {
  dayAndMonth,
  formatClock,
  formatDate,
  formatDatedClock,
  formatDatedStart,
  formatDay,
  formatDayRange,
  formatDeadline,
  formatLongDate,
  formatMoment,
  formatMonthName,
  formatOrderDate,
  formatStart,
  formatTime,
  formatWeekday,
  formatWeekdayShort,
} from './dates/date-text.ts';
export { addWorkingDays, isWorkingDay, workingDaysLeft } from './dates/working-days.ts';
export { daysUntil, isoDay, localDayNumber, localTime, momentAt, startOfDay, startOfLocalDay } from './dates/zone.ts';
export type { LocalTime } from './dates/zone.ts';
export {
  brand,
  brandIn,
  brandLatin,
  defaultCityId,
  defaultRegionId,
  informationPages,
  sitePurpose,
  siteTimezone,
} from './organiser.ts';
export type { InformationPage } from './organiser.ts';
export { isFailing, type RunCause, type RunState, runTransitions } from './states/run-state.ts';
export * from './staff/approval.ts';
export * from './staff/goods-acts.ts';
export { createPolicy, may, reachOf, rightsOf, shownRights } from './staff/grant.ts';
export type { Asked, Decision, Grant, GrantArea, GrantScope, Places, Reach } from './staff/grant.ts';
export { checkGrant, type Giver, type GrantProblem, keepsAdmin, mayGrant, mayTake } from './staff/granting.ts';
export { type Preset, presets } from './staff/presets.ts';
export { type Area, areaOf, areas, type Right, rights } from './staff/rights.ts';
export { houseRoles, isStaffRole, type RoleRow, type Roles, type StaffRole } from './staff/roles.ts';
export { kindsFor, type SearchKind, searchKinds } from './staff/search-kinds.ts';
export { nameWords, readSought, soughtMax, soughtMin, type Sought } from './staff/sought.ts';
export { isObstacleName, obstacleNames } from './course/obstacle-names.ts';
export type { ObstacleName } from './course/obstacle-names.ts';
export { axisTicks, isTrack, metresBetween, pointsAt, profileOf, sampleLine, trackLength } from './course/track.ts';
export type { ProfilePoint, Track, TrackPoint } from './course/track.ts';
export { mapTiles, onMap, placeMap, type PlaceMap, placeMapSize, scaleOf } from './course/place-map.ts';
export * from './reference/reference-file.ts';
export * from './formats/index.ts';
export * from './forms/code-form.ts';
export * from './starts/index.ts';
