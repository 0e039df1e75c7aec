import type { EventCityDetail, EventFormat } from '@trassa/contracts';
import { teamPrice } from '@trassa/rules';

type Input = {
  event: { public_id: string; title: string; description: string };
  city: EventCityDetail;
  formats: readonly EventFormat[];
  siteUrl: string;
  brand: string;
  language: 'ru' | 'en';
  sport: string;
};

const availability = {
  open: 'InStock',
  soon: 'PreOrder',
  sold_out: 'SoldOut',
  closed: 'OutOfStock',
  past: 'OutOfStock',
} as const;
const iso = (unix: number): string => new Date(unix * 1000).toISOString();

/** schema.org SportsEvent of one city of an event, one offer per format and kind. */
export const eventJsonLd = ({ event, city, formats, siteUrl, brand, language, sport }: Input): object => {
  const name = (language === 'en' && city.city.name_en) || city.city.name_ru;
  const url = `${siteUrl}/event/${event.public_id}?city=${city.public_id}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: `${event.title}: ${name}`,
    sport,
    startDate: iso(city.start_time),
    ...(city.finish_time ? { endDate: iso(city.finish_time) } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url,
    image: [`${siteUrl}/images/${city.share[language]}`],
    description: event.description
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    location: {
      '@type': 'Place',
      name: city.place.title,
      address: { '@type': 'PostalAddress', streetAddress: city.address, addressLocality: name, addressCountry: 'RU' },
      ...(city.coordinates
        ? { geo: { '@type': 'GeoCoordinates', latitude: city.coordinates[0], longitude: city.coordinates[1] } }
        : {}),
    },
    organizer: { '@type': 'Organization', name: brand, url: siteUrl },
    offers: formats.flatMap((format) =>
      format.kinds.flatMap((kind) => {
        const price = format.prices[kind];
        if (!price) return [];
        const team = teamPrice(format, price.price);
        return {
          '@type': 'Offer',
          name: format.title,
          // A team is bought whole: its sum is what is paid.
          price: team?.sum ?? price.price,
          priceCurrency: 'RUB',
          ...(team
            ? {
                priceSpecification: {
                  '@type': 'UnitPriceSpecification',
                  price: price.price,
                  priceCurrency: 'RUB',
                  unitText: 'person',
                  referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitText: 'person' },
                },
                eligibleQuantity: {
                  '@type': 'QuantitativeValue',
                  minValue: team.count,
                  ...(team.isExact ? { maxValue: team.count } : {}),
                  unitText: 'person',
                },
              }
            : {}),
          availability: `https://schema.org/${availability[format.sale_state]}`,
          url: `${siteUrl}/event/${event.public_id}/${format.public_id}`,
          ...(format.sale_start ? { validFrom: iso(format.sale_start) } : {}),
        };
      }),
    ),
  };
};
