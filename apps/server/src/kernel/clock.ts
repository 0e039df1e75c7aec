/** The present instant. A parameter everywhere, so that tests can stand at any moment. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Seconds since 1970, the wire form of an instant. */
export const toUnix = (date: Date): number => Math.floor(date.getTime() / 1000);
export const fromUnix = (seconds: number): Date => new Date(seconds * 1000);
