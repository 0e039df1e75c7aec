/** Limits of API §99. */
const defaults = {
  reads: 300,
} as const;

export const port = process.env['PORT'];
export const level = process.env['LOG_LEVEL'];
export const reads = (name: keyof typeof defaults) => process.env[`LIMIT_${name.toUpperCase()}`];
