import type { EventType, InsuranceOffer } from '@trassa/contracts';
import { asksStart } from '@trassa/rules';
import { useState } from 'react';
import { Late } from '../../shared/late.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';
import { OfferCard } from './offer-card.tsx';
import css from './insurance-offers.module.css';

type Props = {
  offers: readonly InsuranceOffer[];
  types: readonly Pick<EventType, 'public_id' | 'title'>[];
};

/** Every offer on sale; a press asks for which start it is, or for the first day where that is the buyer's (INS-01, DEC-95). */
export const InsuranceOffers = ({ offers, types }: Props) => {
  const isBrowser = useIsBrowser();
  const [asked, setAsked] = useState<InsuranceOffer | null>(null);
  // A logo tells insurers apart; one and the same on every row says nothing.
  const hasLogos = new Set(offers.map(({ logo }) => logo)).size > 1;
  return (
    <>
      <ul className={css['offers']}>
        {offers.map((offer) => (
          <OfferCard
            key={offer.public_id}
            offer={offer}
            hasLogo={hasLogos}
            isReady={isBrowser}
            onBuy={() => setAsked(offer)}
          />
        ))}
      </ul>
      {asked !== null && (
        <Late name="insurance-purchase" load={() => import('./sheets.ts')} height="0px">
          {({ PurchaseSheet, OwnDaySheet }) =>
            asksStart(asked) ? (
              <OwnDaySheet offer={asked} onClose={() => setAsked(null)} />
            ) : (
              <PurchaseSheet types={types} asked={asked} onClose={() => setAsked(null)} />
            )
          }
        </Late>
      )}
    </>
  );
};
