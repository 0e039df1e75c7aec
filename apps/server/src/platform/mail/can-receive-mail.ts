import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';

/** Milliseconds; DEC-30. */
const patience = 1000;

const missing = new Set(['ENOTFOUND', 'ENODATA']);
const isMissing = (error: unknown): boolean => missing.has(String((error as { code?: unknown }).code));

const ask = async (resolver: Resolver, host: string): Promise<boolean> => {
  try {
    const exchangers = await resolver.resolveMx(host);
    // One exchanger without a name says that the domain takes no mail (RFC 7505).
    return exchangers.some(({ exchange }) => exchange !== '' && exchange !== '.');
  } catch (error) {
    if (!isMissing(error)) return true;
  }
  try {
    // Without an exchanger letters go to the host itself (RFC 5321, 5.1).
    return (await resolver.resolve4(host)).length > 0;
  } catch (error) {
    return !isMissing(error);
  }
};

/**
 * Whether the name system knows where letters of this host go. No answer within a second, or one that answers nothing at
 * all, counts as yes: an outage never keeps anybody out (DEC-30). `servers`: instead of the system's own.
 */
export const canReceiveMail = async (host: string, servers?: readonly string[]): Promise<boolean> => {
  const name = domainToASCII(host);
  if (!name) return false;
  const resolver = new Resolver({ timeout: patience, tries: 1 });
  if (servers) resolver.setServers(servers);
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), patience);
  });
  try {
    return await Promise.race([ask(resolver, name), silence]);
  } finally {
    clearTimeout(timer);
    resolver.cancel();
  }
};
