import type { EventCityCard, Img, Language } from '@trassa/contracts';
import type { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { ListImports } from '../imports/index.ts';
import type { ShortCache } from '../../kernel/short-cache.ts';
import type { CertificateDeps } from './finish-certificate/certificate-file.ts';
import type { SaveRunnerConsent } from './runner/runner-page.ts';
import type { ResultShareCard } from './share-picture.ts';

/** Path below '/images/'. */
type Picture = z.infer<typeof Img>;

export type ResultsRoutesDeps = CertificateDeps & {
  /** Port: event cities on the wire by id. */
  readonly showCards: (ids: readonly number[], language: Language) => Promise<ReadonlyMap<number, EventCityCard>>;
  /** Port: path of the share picture of an event city, for results that have none of their own. */
  readonly cityShare: (eventCityPublicId: string, language: Language) => Promise<Picture>;
  /** Port: path of a picture of a result: of its link, and those to keep, wide and tall. */
  readonly sharePath: (
    publicId: string,
    language: Language,
    card: ResultShareCard,
    file: 'link' | 'wide' | 'tall',
  ) => Picture;
  readonly cache: ShortCache;
  readonly saveConsent: SaveRunnerConsent;
  readonly clock: Clock;
  /** Of statements that take long. */
  readonly slowDb: Database;
  /** Port: the latest files of a start. */
  readonly listImports: ListImports;
};
