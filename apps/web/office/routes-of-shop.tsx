import type { RouteObject } from 'react-router';

// One file for the screens of a thing: whoever opens one goes to the next, and the first screen has less to know.
const shipments = () => import('./screens/shipments/screens.ts');
const products = () => import('./screens/products/screens.ts');
const categories = () => import('./screens/categories/screens.ts');
const stock = () => import('./screens/stock/screens.ts');
const sales = () => import('./screens/product-sales/screens.ts');
const collections = () => import('./screens/collections/screens.ts');
const delivery = () => import('./screens/delivery/screens.ts');

/** Screens of the shop: parcels, delivery, products, categories, sales, collections, stock. */
export const shopScreens: RouteObject[] = [
  { path: 'shop/shipments', lazy: async () => ({ Component: (await shipments()).Shipments }) },
  { path: 'shop/shipments/:id', lazy: async () => ({ Component: (await shipments()).ShipmentCard }) },
  { path: 'shop/delivery', lazy: async () => ({ Component: (await delivery()).Ways }) },
  { path: 'shop/delivery/new', lazy: async () => ({ Component: (await delivery()).NewWay }) },
  { path: 'shop/delivery/:id', lazy: async () => ({ Component: (await delivery()).Way }) },
  { path: 'shop/points', lazy: async () => ({ Component: (await delivery()).Points }) },
  { path: 'shop/points/new', lazy: async () => ({ Component: (await delivery()).NewPoint }) },
  { path: 'shop/points/:id', lazy: async () => ({ Component: (await delivery()).Point }) },
  { path: 'shop/zones', lazy: async () => ({ Component: (await delivery()).Zones }) },
  { path: 'shop/products', lazy: async () => ({ Component: (await products()).Products }) },
  { path: 'shop/products/new', lazy: async () => ({ Component: (await products()).NewProduct }) },
  { path: 'shop/products/:id', lazy: async () => ({ Component: (await products()).Product }) },
  { path: 'shop/categories', lazy: async () => ({ Component: (await categories()).Categories }) },
  { path: 'shop/categories/new', lazy: async () => ({ Component: (await categories()).NewCategory }) },
  { path: 'shop/categories/:id', lazy: async () => ({ Component: (await categories()).CategoryCard }) },
  { path: 'shop/sales', lazy: async () => ({ Component: (await sales()).Sales }) },
  { path: 'shop/sales/new', lazy: async () => ({ Component: (await sales()).NewSale }) },
  { path: 'shop/sales/:id', lazy: async () => ({ Component: (await sales()).Sale }) },
  { path: 'shop/collections', lazy: async () => ({ Component: (await collections()).Collections }) },
  { path: 'shop/collections/new', lazy: async () => ({ Component: (await collections()).NewCollection }) },
  { path: 'shop/collections/:id', lazy: async () => ({ Component: (await collections()).CollectionCard }) },
  { path: 'shop/stock', lazy: async () => ({ Component: (await stock()).Stock }) },
  { path: 'shop/stock/:id', lazy: async () => ({ Component: (await stock()).ProductStockCard }) },
  { path: 'shop/picking', lazy: async () => ({ Component: (await shipments()).Picking }) },
];
