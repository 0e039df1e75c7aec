import type { WrittenBlock } from '@trassa/rules';
import { refuse, type Refused } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { FindLost } from '../../media/index.ts';

/** Said of a picture that was removed while a thing was written with it; null: all of them are there, and stay until it is saved. */
export const lostPicture = async (
  findLost: FindLost,
  tx: Tx,
  paths: readonly string[] | undefined,
): Promise<Refused | null> =>
  paths?.length && (await findLost(tx, paths)).length
    ? refuse({ code: 'validation', message: { id: 'picture_gone' }, errors: {} })
    : null;

export const picturesOf = (blocks: readonly Pick<WrittenBlock, 'type'>[] | undefined): string[] | undefined =>
  blocks?.flatMap((block) => ('picture' in block && typeof block.picture === 'string' ? [block.picture] : []));
