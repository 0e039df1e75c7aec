/** Of a window: the version that it was opened with, and the later one that it has told of. */
export type SeenVersion = { readonly seen: number; readonly told: number | null };

/** What a press does: sends by a version that the person knows of, or tells first that it is another one. */
export const pressOn = (version: number, { seen, told }: SeenVersion): { send: number } | { tell: number } =>
  version === seen || version === told ? { send: version } : { tell: version };
