import type { Quote } from '@trassa/contracts';
import type { MessageSpec } from '@trassa/contracts/messages';
import type { ReactNode } from 'react';
import { CertificateGroup } from '../../features/basket/certificate-group.tsx';
import { InsuranceGroup } from '../../features/basket/insurance-group.tsx';
import { ShopGroup } from '../../features/basket/shop-group.tsx';
import type { PaymentProblem } from '../../features/checkout/payment-problem.ts';
import {
  type BasketInsurance,
  type BasketItem,
  isCertificate,
  isInsurance,
  isShop,
  isTicket,
} from '../../shared/basket/items/basket-item.ts';
import { carriedLines, packLines } from '../../shared/basket/delivery-lines.ts';
import { Late } from '../../shared/late.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { lineErrors } from './line-errors.ts';
import { ticketNumber } from './ticket-number.ts';

type Props = {
  goods: readonly BasketItem[];
  quote: Quote | null;
  problem: PaymentProblem;
  delivery: { problems: Readonly<Record<string, MessageSpec>>; isShown: boolean };
  /** A line was edited: what the server said of it is old. */
  onEdit(uniqueId: string): void;
  renderInsured(line: BasketInsurance): ReactNode;
};

const ticketOf = (goods: readonly BasketItem[], { abid }: BasketInsurance): { number: number; name: string } | null => {
  const ticket = goods.filter(isTicket).find(({ unique_id }) => unique_id === abid);
  if (!ticket?.preregistration) return null;
  const { last_name: last, first_name: first } = ticket.info ?? {};
  return { number: ticketNumber(goods, ticket), name: [last, first].filter(Boolean).join(' ') };
};

/** Policies, certificates and goods of the shop, each kind in its section; delivery below the goods (BASKET-05, BASKET-12). */
export const GoodsGroups = ({ goods, quote, problem, delivery, onEdit, renderInsured }: Props) => {
  const errors = lineErrors(quote, problem);
  const quotes = quote?.lines ?? [];
  const insurances = goods.filter(isInsurance);
  const certificates = goods.filter(isCertificate);
  const shop = goods.filter(isShop);
  const carried = carriedLines(goods);
  const packs = packLines(goods);
  const sent = [...carried, ...packs].map(({ unique_id }) => unique_id);
  const quotesOf = (lines: readonly BasketItem[]) =>
    quotes.filter((item) => lines.some(({ unique_id }) => unique_id === item.unique_id));
  const deliveryBlock = (
    <Late name="delivery" load={() => import('../../features/delivery/delivery-block.tsx')} height="420px">
      {({ DeliveryBlock }) => (
        <DeliveryBlock
          lines={carried}
          packs={packs}
          heading={carried.length > 0 ? 'h3' : 'h2'}
          problems={delivery.problems}
          serverErrors={Object.assign({}, ...sent.map((id) => problem.fields[id]))}
          isEveryErrorShown={delivery.isShown}
          onEdit={() => sent.forEach(onEdit)}
        />
      )}
    </Late>
  );
  return (
    <>
      {insurances.length > 0 && (
        <InsuranceGroup
          lines={insurances}
          quotes={quotesOf(insurances)}
          errors={errors}
          onEdit={onEdit}
          renderForm={renderInsured}
          ticketOf={(line) => ticketOf(goods, line)}
        />
      )}
      {shop.length > 0 && (
        <ShopGroup lines={shop} quotes={quotesOf(shop)} errors={errors} onEdit={onEdit}>
          {carried.length > 0 && deliveryBlock}
        </ShopGroup>
      )}
      {carried.length === 0 && packs.length > 0 && <Panel as="section">{deliveryBlock}</Panel>}
      {certificates.length > 0 && (
        <CertificateGroup
          lines={certificates}
          quotes={quotesOf(certificates)}
          errors={errors}
          onEdit={onEdit}
          renderRecipient={(line) => (
            <Late
              name="recipient-editor"
              load={() => import('../../features/certificates/recipient-editor.tsx')}
              height="44px"
            >
              {({ RecipientEditor }) => <RecipientEditor line={line} onSaved={() => onEdit(line.unique_id)} />}
            </Late>
          )}
        />
      )}
    </>
  );
};
