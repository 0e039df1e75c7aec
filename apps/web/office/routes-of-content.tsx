import type { RouteObject } from 'react-router';
import { Leading } from './shared/frame/leading.tsx';

/** Screens of what the site says: news, stories, banners, pages, documents, pictures. */
export const contentScreens: RouteObject[] = [
  { path: 'content', element: <Leading to="/content/news" /> },
  {
    path: 'content/banners',
    lazy: async () => ({ Component: (await import('./screens/banners/banners.tsx')).Banners }),
  },
  {
    path: 'content/banners/new',
    lazy: async () => ({ Component: (await import('./screens/banners/new-banner.tsx')).NewBanner }),
  },
  {
    path: 'content/banners/:id',
    lazy: async () => ({ Component: (await import('./screens/banners/banner.tsx')).Banner }),
  },
  {
    path: 'content/documents',
    lazy: async () => ({ Component: (await import('./screens/content/documents.tsx')).Documents }),
  },
  {
    path: 'content/documents/:id',
    lazy: async () => ({ Component: (await import('./screens/content/document.tsx')).Document }),
  },
  {
    path: 'content/media',
    lazy: async () => ({ Component: (await import('./screens/media/media-list.tsx')).MediaList }),
  },
  {
    path: 'content/media/:id',
    lazy: async () => ({ Component: (await import('./screens/media/media.tsx')).Media }),
  },
  {
    path: 'content/pages',
    lazy: async () => ({ Component: (await import('./screens/pages/pages-list.tsx')).PagesList }),
  },
  {
    path: 'content/pages/new',
    lazy: async () => ({ Component: (await import('./screens/pages/new-page.tsx')).NewPage }),
  },
  {
    path: 'content/pages/:id',
    lazy: async () => ({ Component: (await import('./screens/pages/page.tsx')).PageCard }),
  },
  {
    path: 'content/news',
    lazy: async () => ({ Component: (await import('./screens/news/news-list.tsx')).NewsList }),
  },
  {
    path: 'content/news/new',
    lazy: async () => ({ Component: (await import('./screens/news/new-news.tsx')).NewNews }),
  },
  {
    path: 'content/news/:id',
    lazy: async () => ({ Component: (await import('./screens/news/news.tsx')).News }),
  },
  {
    path: 'content/home',
    lazy: async () => ({ Component: (await import('./screens/home-page/home-page.tsx')).HomePage }),
  },
  {
    path: 'content/stories',
    lazy: async () => ({ Component: (await import('./screens/stories/stories.tsx')).Stories }),
  },
  {
    path: 'content/stories/new',
    lazy: async () => ({ Component: (await import('./screens/stories/new-story.tsx')).NewStory }),
  },
  {
    path: 'content/stories/:id',
    lazy: async () => ({ Component: (await import('./screens/stories/story.tsx')).Story }),
  },
];
