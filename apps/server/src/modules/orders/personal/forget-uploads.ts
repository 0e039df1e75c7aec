import type { Tx } from '../../../platform/database/index.ts';
import { releaseFiles } from '../../files/index.ts';
import { takeUploadsOfUnpaid } from './line-uploads.repository.ts';

/** Uploads of orders that ended unpaid, once their late money is not honoured any more. */
export const forgetUnpaidUploads = async (tx: Tx, limit: number): Promise<number> => {
  const { lines, fileIds } = await takeUploadsOfUnpaid(tx, limit);
  await releaseFiles(tx, fileIds);
  return lines;
};
