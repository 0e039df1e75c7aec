import '../app/shared/ui/overlays/back-steps.ts';
import '../app/shared/styles/index.css';
import '../app/generated/fonts.css';
import './shared/styles/office.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { LanguageProvider } from '../app/shared/i18n/language.tsx';
import { createOfficeQueryClient } from './shared/api/query.ts';
import { forgetWhenLeft } from './shared/door/leave.ts';
import { loadOfficeMessages } from './shared/i18n.ts';
import { router } from './routes.tsx';

const Office = () => {
  const [queryClient] = useState(createOfficeQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
};

forgetWhenLeft();
const language = document.documentElement.lang === 'en' ? 'en' : 'ru';
const messages = await loadOfficeMessages(language);
const place = document.querySelector('#office');
if (!place) throw new Error('the page has no place for the back office');
createRoot(place).render(
  <StrictMode>
    <LanguageProvider language={language} messages={messages} load={loadOfficeMessages}>
      <Office />
    </LanguageProvider>
  </StrictMode>,
);
