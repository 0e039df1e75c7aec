import type { AuditAct } from '@trassa/contracts';
import { orderNumber } from '@trassa/rules';
import type { Clock } from '../../../kernel/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Audit, Change } from '../../../platform/http/index.ts';
import type { RunUnderWay } from '../../runs/index.ts';
import { placesOfOrder } from '../staff/places-of.repository.ts';

/** A run, as the histories of orders name it. */
export type RunOfOrders = Pick<RunUnderWay, 'by' | 'publicId'>;
export type NoteOfRunDeps = { readonly clock: Clock; readonly audit: Audit };

/** What a run did to an order, in the order's own history: by whom it was begun, why, and which one it was. BO-127 */
export const noteOfRun = async (
  tx: Tx,
  { clock, audit }: NoteOfRunDeps,
  { by, publicId: run }: RunOfOrders,
  {
    order,
    act,
    changes,
    reason,
  }: {
    readonly order: string;
    readonly act: AuditAct;
    readonly changes: readonly Change[];
    readonly reason: string | null;
  },
): Promise<void> =>
  audit.note(tx, {
    at: clock(),
    actor: by,
    from: 'office',
    session: null,
    act,
    object: { kind: 'order', publicId: order, title: orderNumber(order) },
    places: (await placesOfOrder(tx, order)) ?? [],
    changes: [...changes, { field: 'run', before: null, after: run }],
    reason,
    address: null,
    requestId: null,
    result: 'done',
    code: null,
  });
