/** Days for which personal data is kept when no law says otherwise (DEC-120); docs/domain/own-data.md tells why. */
export const personalTerms = {
  /** Uploads of an order that was never paid: as long as its late money is honoured (DEC-110). */
  unpaidUploads: 1,
  holds: 7,
  codes: 7,
  /** Orders that were never paid, and the guests who made them. */
  unpaidOrders: 30,
  registrations: 30,
  /** Uploads of participants, after their start. */
  startUploads: 30,
  subscriptions: 30,
  /** Addresses told of an opening, ended or never confirmed. */
  reminders: 30,
  returnedTickets: 90,
  letters: 90,
  offers: 90,
  baskets: 90,
  /** Recipients of gift certificates, after their last day. */
  certificates: 90,
  logins: 365,
  /** Addresses that wait for an opening. */
  waitingReminders: 365,
  supportRequests: 1095,
  /** What was asked about the own data, after the answer. */
  privacyRequests: 1095,
} as const;
