import { useEffect } from 'react';

/** The router's list of pages, which names the build. */
type WithManifest = { __reactRouterManifest?: { version?: string } };

const buildVersion = (): string => {
  const { __reactRouterManifest: manifest } = globalThis as WithManifest;
  return manifest?.version ?? '';
};

/** Lets the pages of tickets open without network. Another build has another address, so its worker replaces this one. */
export const useTicketWorker = (): void => {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    navigator.serviceWorker.register(`/sw.js?v=${buildVersion()}`, { scope: '/me' }).catch(() => undefined);
  }, []);
};
