import type { RouteObject } from 'react-router';

// One file for what is opened one after another: each import of its own names all its files in the first script of the office.
const categories = () => import('./screens/categories/screens.ts');
const products = () => import('./screens/products/screens.ts');

/** Screens of the shop: parcels, products, categories, stock. */
export const shopScreens: RouteObject[] = [
  {
    path: 'shop/shipments',
    lazy: async () => ({ Component: (await import('./screens/shipments/shipments.tsx')).Shipments }),
  },
  {
    path: 'shop/shipments/:id',
    lazy: async () => ({ Component: (await import('./screens/shipments/shipment.tsx')).ShipmentCard }),
  },
  {
    path: 'shop/products',
    lazy: async () => ({ Component: (await products()).Products }),
  },
  {
    path: 'shop/products/new',
    lazy: async () => ({ Component: (await products()).NewProduct }),
  },
  {
    path: 'shop/products/:id',
    lazy: async () => ({ Component: (await products()).Product }),
  },
  {
    path: 'shop/categories',
    lazy: async () => ({ Component: (await categories()).Categories }),
  },
  {
    path: 'shop/categories/new',
    lazy: async () => ({ Component: (await categories()).NewCategory }),
  },
  {
    path: 'shop/categories/:id',
    lazy: async () => ({ Component: (await categories()).CategoryCard }),
  },
  {
    path: 'shop/stock',
    lazy: async () => ({ Component: (await import('./screens/stock/stock.tsx')).Stock }),
  },
  {
    path: 'shop/stock/:id',
    lazy: async () => ({ Component: (await import('./screens/stock/product-stock.tsx')).ProductStockCard }),
  },
  {
    path: 'shop/picking',
    lazy: async () => ({ Component: (await import('./screens/shipments/picking.tsx')).Picking }),
  },
];
