import { useTranslations } from 'use-intl/react';

/** Words of a list by the names that its declaration has; what a catalogue does not know is called by its own name. */
export const useListWords = (
  list:
    | 'approvals'
    | 'refunds'
    | 'payments'
    | 'salesLines'
    | 'runs'
    | 'orders'
    | 'tickets'
    | 'people'
    | 'policies'
    | 'offers'
    | 'starts'
    | 'events'
    | 'promocodes'
    | 'promocodeSeries'
    | 'giftCertificates'
    | 'officeClubs'
    | 'competitions'
    | 'clubResults'
    | 'privacy'
    | 'shipments'
    | 'pickupPoints'
    | 'productSales'
    | 'collections'
    | 'threads'
    | 'mailings'
    | 'outbox'
    | 'partners'
    | 'prepared'
    | 'newsItems'
    | 'banners'
    | 'media'
    | 'products'
    | 'stock',
) => {
  const t = useTranslations(list);
  const say = (key: string, otherwise: string): string => (t.has(key as 'title') ? t(key as 'title') : otherwise);
  return {
    view: (id: string) => say(`view.${id}`, id),
    filter: (name: string) => say(`filter.${name}`, name),
    // A dot in a value, as kinds of runs have one, is no step of the catalogue.
    value: (name: string, value: string) => say(`value.${name}.${value.replaceAll('.', '_')}`, value),
    act: (name: string) => say(`bulk.${name}`, say(`act.${name}`, name)),
    param: (name: string) => say(`bulkParam.${name}`, name),
    paramValue: (name: string, value: string) => say(`${name === 'kind' ? 'paper' : name}.${value}`, value),
  };
};
