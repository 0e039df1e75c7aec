/** Screens of insurance programmes, loaded together. */
export { NewOffer } from './new-offer.tsx';
export { Offer } from './offer.tsx';
export { Offers } from './offers.tsx';
