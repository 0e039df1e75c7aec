import './shared/styles/index.css';
import './generated/fonts.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunction } from 'react-router';
import type { Route } from './+types/root';
import { calls } from './generated/calls.ts';
import { fonts } from './generated/fonts.json';
import { createQueryClient } from './shared/api/query.ts';
import { serverClient, siteUrlOf } from './shared/api/server-client.ts';
import { useLanguage } from './shared/i18n/language.tsx';
import type { Language } from './shared/i18n/types.ts';
import { messagesUrl } from './shared/i18n/load-messages.ts';
import { useNonce } from './shared/document/nonce.tsx';
import { ErrorPage } from './shared/shell/error-page.tsx';
import { Shell } from './shared/shell/shell.tsx';
import type { Site } from './shared/site.ts';
import { askedLanguageScript } from './shared/document/asked-language.ts';
import { offerScript } from './shared/document/language-offer.ts';
import { drawnScript } from './shared/document/drawn-page.ts';
import { startScript } from './shared/document/start-scripts.ts';
import { themeScript } from './shared/document/theme.ts';

export const loader = async (args: Route.LoaderArgs): Promise<Site> => {
  const { values } = await serverClient(args)(calls.service.settings, {});
  return { settings: values, siteUrl: siteUrlOf(args), year: String(new Date().getFullYear()) };
};

/** Settings do not change from page to page; only an explicit revalidation (another language) asks for them again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href;

// They run as the server sent them: the browser's bundle carries no second copy, and hydration leaves their text alone.
const headScript = import.meta.env.SSR ? askedLanguageScript() + offerScript() + themeScript() + drawnScript() : '';
const lastScript = (language: Language): string => (import.meta.env.SSR ? startScript(messagesUrl[language]) : '');

export const Layout = ({ children }: { children: ReactNode }) => {
  const nonce = useNonce();
  const { language } = useLanguage();
  const [queryClient] = useState(createQueryClient);
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <Links nonce={nonce} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {fonts.map((font: { href: string }) => (
          <link key={font.href} rel="preload" as="font" type="font/woff2" href={font.href} crossOrigin="anonymous" />
        ))}
        <Meta />
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <Shell>{children}</Shell>
        </QueryClientProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: lastScript(language) }} />
      </body>
    </html>
  );
};

const App = () => <Outlet />;
export default App;

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />;
