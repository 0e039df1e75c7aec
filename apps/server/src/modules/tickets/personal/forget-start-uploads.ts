import type { Tx } from '../../../platform/database/index.ts';
import { releaseFiles } from '../../files/index.ts';
import { forgetUploadsOfLines } from '../../orders/index.ts';
import { takeUploadsOfPastStarts } from './start-uploads.repository.ts';

/** Licences and medical papers are needed until the start, and a month for questions about it. */
export const forgetStartUploads = async (tx: Tx, limit: number): Promise<number> => {
  const past = await takeUploadsOfPastStarts(tx, limit);
  await forgetUploadsOfLines(
    tx,
    past.map(({ lineId }) => lineId),
  );
  await releaseFiles(
    tx,
    past.flatMap((row) => [row.fileId, row.licenseFileId]).filter((id) => id !== null),
  );
  return past.length;
};
