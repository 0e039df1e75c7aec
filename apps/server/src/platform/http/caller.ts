import type { FastifyRequest } from 'fastify';

/** Where a call comes from, and the solved puzzle it brings (the header `captcha`, DEC-16). */
export type Caller = { readonly address: string; readonly proof: string | null };

export const callerOf = (req: FastifyRequest): Caller => {
  const { captcha } = req.headers;
  return { address: req.ip, proof: typeof captcha === 'string' ? captcha : null };
};
