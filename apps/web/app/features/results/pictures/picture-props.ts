import type { ResultDetail } from '@trassa/contracts';

export type Pictures = NonNullable<ResultDetail['pictures']>;

export type PictureProps = {
  pictures: Pictures;
  /** Of the result, for names of files. */
  startNumber: string;
  title: string;
};
