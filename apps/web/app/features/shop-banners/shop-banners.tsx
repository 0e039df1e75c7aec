import { useQuery } from '@tanstack/react-query';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../../shared/api/query.ts';
import { externalShop } from './external-shop.ts';
import { BannerSlider } from './banner-slider.tsx';

/** The slider for a page whose frame is the same for everybody: it loads its banners itself (BASKET-24). */
export const ShopBanners = () => {
  const banners = useQuery(queryOf(calls.shop.banners, { params: { type: 'shop' } }));
  return <BannerSlider banners={externalShop(banners.data?.values ?? [])} />;
};
