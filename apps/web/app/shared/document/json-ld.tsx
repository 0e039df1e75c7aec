import { useNonce } from './nonce.tsx';

/** Structured data for search engines; `<` is escaped so that no text can close the script. */
export const JsonLd = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    nonce={useNonce()}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
);
