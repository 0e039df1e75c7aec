export { Banner } from './banner.tsx';
export { Banners } from './banners.tsx';
export { NewBanner } from './new-banner.tsx';
