const refused = /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/;

/** Whether the reader takes gzip. */
export const acceptsGzip = (header: string | string[] | undefined): boolean =>
  typeof header === 'string' && header.includes('gzip') && !refused.test(header);
