import type { Language } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { createShortCache } from '../../kernel/short-cache.ts';
import { listPublishedCities } from './cities.repository.ts';
import { compareRoutes } from './compare.routes.ts';
import { createCertificateCodes } from './finish-certificate/certificate-code.ts';
import { ownResultsRoutes } from './own-results.routes.ts';
import type { ResultsRoutesDeps } from './results-deps.ts';
import { runnerRoutes } from './runner/runner.routes.ts';
import { resultsRoutes } from './results.routes.ts';
import { resultsOfficeRoutes } from './staff/results-office.routes.ts';
import { type ResultShareCard, toShareCard } from './share-picture.ts';
import { findResult } from './view.repository.ts';

export { decisiveTime, type MeasuredTime } from './domain/decisive-time.ts';
export { foldName, type NameWords, wordsOf } from './domain/fold-name.ts';
export {
  fieldWords,
  importResults,
  noteText,
  type ImportFigures,
  type ImportInput,
  type ImportOutcome,
  type ImportReading,
  type ImportStage,
  type ImportWatcher,
  isResultField,
  kindText,
  type Lack,
  lacks,
  mostOfKind,
  type PlaceCheck,
  type PlaceReason,
  problemText,
  refusalText,
  type ResultField,
  resultFields,
  writeTime,
} from './import/index.ts';
export { createResultsImport } from './staff/results-import.ts';
export { placesOfResult } from './staff/office-rows.repository.ts';
export { resultsPersonalData } from './personal/personal-data.ts';
export { listPersonResults } from './staff/person-results.repository.ts';
export { placeResults } from './place-results.ts';
export type { ResultShareCard } from './share-picture.ts';

export type ResultsDeps = Omit<ResultsRoutesDeps, 'codes' | 'cache'> & {
  /** Signs the codes of finish certificates. */
  readonly key: Buffer;
  /** Milliseconds for which public rows are shared by all readers. */
  readonly freshFor?: number;
};

export type ResultsModule = {
  routes(app: FastifyInstance): void;
  /** What the share picture of a result says; null unless it shows a named finisher (artwork's port). */
  findShareCard(publicId: string, language: Language): Promise<ResultShareCard | null>;
  /** Pages for the site map. */
  listPages(): Promise<string[]>;
};

/** Results of past starts: tables, search, own results, certificates and their check (API §8, §14). */
export const createResultsModule = ({ key, freshFor = 1000, ...ports }: ResultsDeps): ResultsModule => {
  const deps: ResultsRoutesDeps = {
    ...ports,
    codes: createCertificateCodes(key),
    cache: createShortCache({ ttl: freshFor, now: () => performance.now() }),
  };
  return {
    routes(app) {
      resultsRoutes(app, deps);
      compareRoutes(app, deps);
      ownResultsRoutes(app, deps);
      runnerRoutes(app, deps);
      resultsOfficeRoutes(app, deps);
    },
    async findShareCard(publicId, language) {
      const view = await findResult(deps.db, publicId);
      return view && toShareCard(view, language, deps.brand);
    },
    async listPages() {
      const cities = await listPublishedCities(deps.db);
      return cities.length ? ['/results', ...cities.map((city) => `/results/${city}`)] : [];
    },
  };
};
