import type { Language } from '@trassa/contracts';
import type { StartResults } from '@trassa/contracts/office';
import { toUnix } from '../../../kernel/clock.ts';
import { say } from '../../../kernel/say.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { findResultsState } from '../../events/index.ts';
import type { ListImports } from '../../imports/index.ts';
import { selectCorrections } from './corrections.repository.ts';
import { selectFormatFigures } from './office-rows.repository.ts';

export type ReadDeps = { readonly listImports: ListImports };

const mostImports = 20;
const mostCorrections = 50;

/** Formats of a start with their results, imports and corrections; null: there is no such start. */
export const readStartResults = async (
  db: Executor,
  { listImports }: ReadDeps,
  publicId: string,
  language: Language,
): Promise<StartResults | null> => {
  const state = await findResultsState(db, publicId);
  if (!state) return null;
  const figures = await selectFormatFigures(db, state.id);
  const corrections = await selectCorrections(db, state.id, mostCorrections);
  return {
    title: say(language, state.titleRu, state.titleEn),
    starts: toUnix(state.starts),
    timezone: state.timezone,
    version: state.version,
    published: state.publishedAt && toUnix(state.publishedAt),
    formats: state.formats.map((format) => {
      const { rows = 0, finished = 0, categories = [] } = figures.get(format.id) ?? {};
      return {
        public_id: format.publicId,
        title: say(language, format.titleRu, format.titleEn),
        rows,
        finished,
        open: format.isOpen && rows > 0,
        categories: [...categories],
      };
    }),
    imports: await listImports(db, state.id, mostImports),
    corrections: corrections.map((row) => ({
      at: toUnix(row.at),
      result: row.publicId,
      number: row.number,
      format: say(language, row.formatRu, row.formatEn),
      fields: [...row.fields],
    })),
  };
};
