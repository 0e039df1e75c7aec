import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../../kernel/clock.ts';
import { notFound, ok } from '../../../../../kernel/result.ts';
import type { Database } from '../../../../../platform/database/index.ts';
import { bind } from '../../../../../platform/http/index.ts';
import type { PicturePaths } from '../../../city.presenter.ts';
import { readPreviewWord } from './preview-link.ts';
import { showPreview } from './show-preview.ts';

type Deps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly pictures: PicturePaths;
  readonly key: Buffer;
};

/** GET /api/event/preview/{word}: a start as its page will show it, for whoever was given the link; nothing of it is kept (BO-012). */
export const previewRoute = (app: FastifyInstance, { db, clock, pictures, key }: Deps): void => {
  bind(app, api.events.preview, async ({ params, language }) => {
    const publicId = readPreviewWord(key, params.word, clock());
    const shown = publicId && (await showPreview(db, publicId, { language, now: clock(), pictures }));
    return shown ? ok({ values: shown }) : notFound();
  });
};
