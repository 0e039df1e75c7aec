/** A wrong variable, said in one sentence that names it. */
export class ConfigError extends Error {}
