import { encode } from '../encode.ts';

export const poster = (): string => encode('<svg/>');
