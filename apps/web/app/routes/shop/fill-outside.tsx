import { HttpError } from '@trassa/contracts/client';
import { data } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { describeLines } from '../../features/prepared-basket/describe-lines.ts';
import { PreparedBasket } from '../../features/prepared-basket/prepared-basket.tsx';
import { preparedLine } from '../../features/prepared-basket/prepared-line.ts';
import { calls } from '../../generated/calls.ts';
import { preparedKinds } from '../../goods/prepared-kinds.ts';
import { serverClient } from '../../shared/api/server-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { PageHead, Wrap } from '../../shared/ui/layout/layout.tsx';
import type { Route } from './+types/fill-outside.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const { id } = args.params;
  try {
    const client = serverClient(args);
    const { values } = await client(calls.basket.outside, { params: { id } });
    return data({ id, lines: await describeLines(preparedKinds, client, values.map(preparedLine)) });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return data({ id, lines: [] }, { status: 404 });
    throw error;
  }
};

/** A basket that a partner or the organisers prepared (ROUTE-34, BASKET-48, DEC-21). */
const FillOutsidePage = ({ loaderData: { id, lines } }: Route.ComponentProps) => {
  const t = useTranslations('preparedBasket');
  return (
    <Wrap>
      <Seo title={t('title')} description={t('text')} path={`/basket-fill-outside/${id}`} noIndex />
      <PageHead>
        <Crumbs segment="outside" />
        <h1>{t('title')}</h1>
        {lines.length > 0 && <p>{t('text')}</p>}
      </PageHead>
      {lines.length > 0 ? (
        <PreparedBasket key={id} kinds={preparedKinds} lines={lines} />
      ) : (
        <Empty sign="bag" title={t('emptyTitle')} action={<ButtonLink to="/shop">{t('toShop')}</ButtonLink>}>
          {t('emptyText')}
        </Empty>
      )}
    </Wrap>
  );
};
export default FillOutsidePage;
