import { accountsPersonalData } from './modules/accounts/index.ts';
import { approvalsPersonalData } from './modules/approvals/index.ts';
import { auditPersonalData } from './modules/audit/index.ts';
import { basketPersonalData } from './modules/basket/index.ts';
import { certificatesPersonalData } from './modules/certificates/index.ts';
import { clubsPersonalData } from './modules/clubs/index.ts';
import { deliveryPersonalData } from './modules/delivery/index.ts';
import { exportsPersonalData } from './modules/exports/index.ts';
import { importsPersonalData } from './modules/imports/index.ts';
import { filesPersonalData } from './modules/files/index.ts';
import { insurancePersonalData } from './modules/insurance/index.ts';
import { inventoryPersonalData } from './modules/inventory/index.ts';
import { mailingsPersonalData } from './modules/mailings/index.ts';
import { notificationsPersonalData } from './modules/notifications/index.ts';
import { ordersPersonalData, type Sellables } from './modules/orders/index.ts';
import { paymentsPersonalData } from './modules/payments/index.ts';
import { privacyPersonalData } from './modules/privacy/index.ts';
import { remindersPersonalData } from './modules/reminders/index.ts';
import { resultsPersonalData } from './modules/results/index.ts';
import { staffPersonalData } from './modules/staff/index.ts';
import { supportPersonalData } from './modules/support/index.ts';
import { ticketsPersonalData } from './modules/tickets/index.ts';
import type { PersonalDataOwner } from './platform/personal-data.ts';

/**
 * Everybody who keeps personal data, in the order of locks: requests for a second person, starts, orders, tickets, as whoever pays, returns or imports takes
 * them; then what hangs on those; the person's own row is locked before all of them. Files stand behind whoever leads to them.
 * `sellables`: the kinds that are sold, who say what of their lines is personal; `staff`: who tells the end of rights.
 */
export const personalData = (
  sellables: () => Sellables,
  staff: Parameters<typeof staffPersonalData>[0],
): readonly PersonalDataOwner[] => [
  approvalsPersonalData,
  resultsPersonalData,
  ordersPersonalData(sellables),
  ticketsPersonalData,
  certificatesPersonalData,
  deliveryPersonalData,
  paymentsPersonalData,
  clubsPersonalData,
  filesPersonalData,
  insurancePersonalData,
  inventoryPersonalData,
  basketPersonalData,
  supportPersonalData,
  privacyPersonalData,
  remindersPersonalData,
  mailingsPersonalData,
  notificationsPersonalData,
  staffPersonalData(staff),
  exportsPersonalData,
  importsPersonalData,
  auditPersonalData,
  accountsPersonalData,
];
