import type { RouteObject } from 'react-router';

/** Screens of the shop: parcels, delivery, products, categories, stock. */
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
    path: 'shop/delivery',
    lazy: async () => ({ Component: (await import('./screens/delivery/ways.tsx')).Ways }),
  },
  {
    path: 'shop/delivery/new',
    lazy: async () => ({ Component: (await import('./screens/delivery/new-way.tsx')).NewWay }),
  },
  {
    path: 'shop/delivery/:id',
    lazy: async () => ({ Component: (await import('./screens/delivery/way.tsx')).Way }),
  },
  {
    path: 'shop/points',
    lazy: async () => ({ Component: (await import('./screens/delivery/points.tsx')).Points }),
  },
  {
    path: 'shop/points/new',
    lazy: async () => ({ Component: (await import('./screens/delivery/new-point.tsx')).NewPoint }),
  },
  {
    path: 'shop/points/:id',
    lazy: async () => ({ Component: (await import('./screens/delivery/point.tsx')).Point }),
  },
  {
    path: 'shop/zones',
    lazy: async () => ({ Component: (await import('./screens/delivery/zones.tsx')).Zones }),
  },
  {
    path: 'shop/products',
    lazy: async () => ({ Component: (await import('./screens/products/products.tsx')).Products }),
  },
  {
    path: 'shop/products/new',
    lazy: async () => ({ Component: (await import('./screens/products/new-product.tsx')).NewProduct }),
  },
  {
    path: 'shop/products/:id',
    lazy: async () => ({ Component: (await import('./screens/products/product.tsx')).Product }),
  },
  {
    path: 'shop/categories',
    lazy: async () => ({ Component: (await import('./screens/categories/categories.tsx')).Categories }),
  },
  {
    path: 'shop/categories/new',
    lazy: async () => ({ Component: (await import('./screens/categories/new-category.tsx')).NewCategory }),
  },
  {
    path: 'shop/categories/:id',
    lazy: async () => ({ Component: (await import('./screens/categories/category.tsx')).CategoryCard }),
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
