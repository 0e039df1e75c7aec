import type { Text } from '../model.ts';

/** A version of a legal text, as the seed publishes it. */
export type DocumentSeed = {
  name: 'pers' | 'offers' | 'advertising' | 'insurance';
  version: number;
  /** Days since it came into force. */
  days: number;
  title: Text;
  html: Text;
};
