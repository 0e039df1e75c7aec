import { Late } from '../../shared/late.tsx';
import type { BasketTicket } from '../../shared/basket/items/basket-item.ts';

/** What can be bought with one ticket: a policy, and goods of the race. */
export const TicketExtras = ({ line }: { line: BasketTicket }) => (
  <>
    <Late
      name="ticket-insurance"
      load={() => import('../../features/insurance-choice/ticket-insurance.tsx')}
      height="0px"
    >
      {({ TicketInsurance }) => <TicketInsurance ticket={line} />}
    </Late>
    <Late name="ticket-goods" load={() => import('../../features/optional-product/ticket-goods.tsx')} height="0px">
      {({ TicketGoods }) => <TicketGoods ticket={line} />}
    </Late>
  </>
);

type GroupProps = { lines: readonly BasketTicket[]; onEdit(uniqueId: string): void };

/** Seats of a group, where its format has a plan of them. */
export const GroupSeats = ({ lines, onEdit }: GroupProps) => {
  const spaceId = lines[0]?.space;
  if (!spaceId) return null;
  return (
    <Late name="seats" load={() => import('./seats/seat-choice.tsx')} height="140px">
      {({ SeatChoice }) => <SeatChoice spaceId={spaceId} lines={lines} onEdit={onEdit} />}
    </Late>
  );
};

/** The way of the start packs of a group, where the race sends them home. */
export const PackChoice = ({ lines: [first, ...others], onEdit }: GroupProps) =>
  first?.sendsPack ? (
    <Late name="pack-way" load={() => import('../../features/delivery/pack-way.tsx')} height="84px">
      {({ PackWay }) => (
        <PackWay
          lines={[first, ...others]}
          onEdit={() => [first, ...others].forEach(({ unique_id }) => onEdit(unique_id))}
        />
      )}
    </Late>
  ) : null;
