import type { OfficeMediaRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pathOfThing } from '../../shared/words/things.ts';

type Thing = OfficeMediaRow['things'][number];

/** A product of the shop has its card apart from its stock; what a certificate is sold by has none. */
const kindsOfCards: Readonly<Partial<Record<Thing['kind'], string>>> = {
  product: 'shop_product',
  series: 'event_type',
  certificate: '',
};
const kindOfCard = ({ kind }: Thing): string => kindsOfCards[kind] ?? kind;

/** What shows a picture, by its kind and name, with the versions of it that do. */
export const ThingLink = ({ thing }: { thing: Thing }) => {
  const t = useTranslations('media');
  const { kind, public_id: id, title, is_now: isNow, versions } = thing;
  const path = pathOfThing(kindOfCard(thing), id);
  return (
    <>
      {t(`value.kind.${kind}`)} {path ? <Link to={path}>{title}</Link> : title}
      {versions > 0 && `, ${isNow ? t('versions', { count: versions }) : t('onlyVersions', { count: versions })}`}
    </>
  );
};
