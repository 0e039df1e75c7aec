import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '../../app/shared/api/query.ts';
import { LanguageProvider } from '../../app/shared/i18n/language.tsx';
import { loadMessages } from '../../app/shared/i18n/load-messages.ts';
import type { MessageFile } from '../../app/shared/i18n/types.ts';
import { readCatalogue } from '../../scripts/catalogue.ts';

const messages = (await readCatalogue('ru')) as unknown as MessageFile;

/** The text of a page and its marks, as it is first drawn; `known`: answers of the server that are already there. */
export const draw = (page: ReactNode, known: (client: QueryClient) => void = () => undefined): string => {
  const client = createQueryClient();
  known(client);
  return renderToStaticMarkup(
    <LanguageProvider language="ru" messages={messages} load={loadMessages}>
      <QueryClientProvider client={client}>
        <RouterProvider router={createMemoryRouter([{ id: 'root', path: '/', element: page }])} />
      </QueryClientProvider>
    </LanguageProvider>,
  ).replaceAll(/\u00a0|\u202f/g, ' ');
};
