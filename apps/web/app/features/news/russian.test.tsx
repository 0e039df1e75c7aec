import type { News } from '@trassa/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../shared/i18n/language.tsx';
import { loadMessages } from '../../shared/i18n/load-messages.ts';
import { news } from '../../shared/i18n/messages/en/news.ts';
import { shell } from '../../shared/i18n/messages/en/shell.ts';
import { ui } from '../../shared/i18n/messages/en/ui.ts';
import type { MessageFile } from '../../shared/i18n/types.ts';
import { Article } from './article.tsx';
import { NewsCard } from './news-card.tsx';

const item: News = {
  public_id: 'zima',
  title: 'Зима',
  preview: 'In short',
  picture: '',
  created: 1_700_000_000,
  text: '<p>Снег</p>',
  event: null,
  ground: 'soot',
  land: 'land.svg',
  russian: ['title', 'text'],
};
const Page = ({ shown }: { shown: News }) => (
  <LanguageProvider language="en" messages={{ news, shell, ui } as unknown as MessageFile} load={loadMessages}>
    <Article item={shown} />
    <NewsCard item={shown} />
  </LanguageProvider>
);
const drawn = (shown: News): string =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <Page shown={shown} /> }])} />,
  );

// BO-090
it('an English page marks what it says in Russian, and nothing else', () => {
  const page = drawn(item);
  expect(page).toContain('<h1 lang="ru">Зима</h1>');
  expect(page).toMatch(/<a lang="ru"[^>]*>Зима<\/a>/);
  expect(page).toMatch(/<div lang="ru"><div[^>]*><p>Снег/);
  // The crumbs mark any words of the other language themselves.
  expect(page.match(/<(?!span)[^<>]* lang="ru"/g)).toHaveLength(3);
  expect(drawn({ ...item, title: 'Winter', russian: [] })).not.toContain('lang="ru"');
});
