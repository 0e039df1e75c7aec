import type { FastifyReply } from 'fastify';

/** Headers of every answer: it is what it says it is, runs nothing, stands in no frame and serves no other site. */
export const apiHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** More of them for pages. Strict-Transport-Security only behind https, or a local try would lock itself out. */
export const pageHeaders = (isHttps: boolean): Record<string, string> => ({
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/**
 * Policy of a page. Scripts run by the nonce of this very response or from our own files; the payment form may leave
 * for `formTargets` (addresses of providers). In development the hot reloading socket is let through.
 */
export const pagePolicy = (
  nonce: string,
  options: { isHttps: boolean; isDev: boolean; formTargets: readonly string[] },
): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    options.isDev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${options.isDev ? ' ws:' : ''}`,
    "media-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...options.formTargets].join(' ')}`,
    ...(options.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

export const setHeaders = (reply: FastifyReply, headers: Record<string, string>): void => {
  for (const name in headers) reply.header(name, headers[name]);
};
