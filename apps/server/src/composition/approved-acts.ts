import type { ApprovedKind } from '../modules/approvals/index.ts';
import { adjustKind, issueKind } from '../modules/certificates/index.ts';
import { exportKind } from '../modules/exports/index.ts';
import { mailingKind } from '../modules/mailings/index.ts';
import { byHandKind, cancelKind, massRefundKind, refundKind } from '../modules/orders/index.ts';
import { raiseKind } from '../modules/settings/index.ts';
import { inviteKind, moveKind } from '../modules/tickets/index.ts';
import type { AllModules } from './modules.ts';

/** What waits for a second person, and who does it once he has agreed (back-office.md 2.6). */
export const approvedActs = (of: AllModules): Readonly<Record<string, ApprovedKind>> => ({
  [refundKind]: {
    act: 'order.refund',
    right: 'refunds.request',
    run: (tx, approved) => of.orders.approved.refund(tx, approved),
  },
  [cancelKind]: {
    act: 'start.cancel',
    right: 'events.cancel',
    run: (tx, approved) => of.orders.approved.cancelStart(tx, approved),
  },
  [massRefundKind]: {
    act: 'start.mass_refund',
    right: 'refunds.request',
    run: (tx, approved) => of.orders.approved.massRefund(tx, approved),
  },
  [inviteKind]: {
    act: 'ticket.invite',
    right: 'tickets.invite',
    run: (tx, approved) => of.tickets.approvedInvite(tx, approved),
  },
  [byHandKind]: {
    act: 'refund.close_by_hand',
    right: 'refunds.make',
    run: (tx, approved) => of.orders.approved.byHand(tx, approved),
  },
  [adjustKind]: {
    act: 'certificate.adjust',
    right: 'certificates.edit',
    run: (tx, approved) => of.certificates.approved.adjust(tx, approved),
  },
  [issueKind]: {
    act: 'certificate.issue',
    right: 'certificates.edit',
    run: (tx, approved) => of.certificates.approved.issue(tx, approved),
  },
  [exportKind]: {
    act: 'export.create',
    right: 'exports.personal',
    run: (tx, approved) => of.exports.approved(tx, approved),
  },
  [mailingKind]: {
    act: 'mailing.agree',
    right: 'mailings.send',
    run: (tx, approved) => of.mailings.approved(tx, approved),
    unagreed: (tx, asked) => of.mailings.unagreed(tx, asked),
  },
  [raiseKind]: {
    act: 'setting.change',
    right: 'settings.edit',
    run: (tx, approved) => of.settings.approvedRaise(tx, approved),
  },
  [moveKind]: {
    act: 'ticket.move',
    right: 'tickets.move',
    run: (tx, approved) => of.tickets.approvedMove(tx, approved),
  },
});
