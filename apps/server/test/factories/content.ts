import type { Executor } from '../../src/platform/database/index.ts';
import { inDays, insertRow, unique } from './events.ts';

type Row = Record<string, unknown>;

/** A news item that came out yesterday; answers its public id. */
export const createNews = async (db: Executor, row: Row = {}): Promise<string> => {
  const publicId = (row['public_id'] as string | undefined) ?? unique('news');
  await insertRow(db, 'news', {
    title_ru: 'Новость',
    preview_ru: 'Коротко',
    text_ru: '<p>Текст</p>',
    published_at: inDays(-1),
    ...row,
    public_id: publicId,
  });
  return publicId;
};

/** An information page that readers may see; `blocks` as they are stored. Answers its slug. */
export const createPage = async (db: Executor, { blocks, ...row }: Row = {}): Promise<string> => {
  const slug = (row['slug'] as string | undefined) ?? unique('page');
  await insertRow(db, 'pages', {
    title_ru: 'Страница',
    status: 'published',
    published_at: inDays(-1),
    ...(blocks === undefined ? {} : { blocks: JSON.stringify(blocks) }),
    ...row,
    slug,
  });
  return slug;
};

/** A story that the site tells, with one slide; `slides` as they are stored. Answers its public id. */
export const createStory = async (db: Executor, { slides, ...row }: Row = {}): Promise<string> => {
  const publicId = (row['public_id'] as string | undefined) ?? unique('story');
  await insertRow(db, 'stories', {
    title_ru: 'История',
    status: 'published',
    sign: 'fire',
    ground: 'rust',
    position: 1,
    slides: JSON.stringify(slides ?? [{ picture: '', text_ru: 'Прыгайте', text_en: null, link: '' }]),
    ...row,
    public_id: publicId,
  });
  return publicId;
};
