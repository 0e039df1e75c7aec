import type { Language } from '@trassa/contracts';
import type { Run } from '@trassa/contracts/office';
import type { Tx } from '../../platform/database/index.ts';
import type { NewRun } from './runs-deps.ts';
import type { AtOnce } from './work.ts';

/** For the owners of long work. */
export type RunsPort = {
  /** In the transaction of whoever begins it: nothing of it is done before that is committed. Answers its public id. */
  start(tx: Tx, run: NewRun): Promise<string>;
  /** A short run while somebody waits for it; null: other processes have pieces of it still. */
  workAtOnce(publicId: string, most: number): Promise<AtOnce | null>;
  /** As its page shows it. */
  show(publicId: string, language: Language): Promise<Run>;
};
