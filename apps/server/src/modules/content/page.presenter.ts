import { landPath } from '@trassa/artwork';
import type { Language, Page } from '@trassa/contracts';
import { isTextSaid } from '@trassa/rules';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { toUnix } from '../../kernel/clock.ts';
import { say } from '../../kernel/say.ts';
import { readBlocks } from './page-blocks.ts';
import type { PageRow } from './pages.repository.ts';

/** A page in a language; what is not there in English is said in Russian and named (BO-090). */
export const presentPage = (row: PageRow, language: Language): Page => {
  const isRussian = (ru: string, en: string | null): boolean => language === 'en' && ru !== '' && !isTextSaid(en);
  return {
    slug: row.slug,
    title: say(language, row.titleRu, row.titleEn),
    description: say(language, row.descriptionRu, row.descriptionEn),
    text: cleanHtml(say(language, row.textRu, row.textEn)),
    russian: [
      ...(isRussian(row.titleRu, row.titleEn) ? (['title'] as const) : []),
      ...(isRussian(row.descriptionRu, row.descriptionEn) ? (['description'] as const) : []),
      ...(isRussian(row.textRu, row.textEn) ? (['text'] as const) : []),
    ],
    blocks: readBlocks(row.blocks, language),
    updated: toUnix(row.updatedAt),
    ground: row.ground,
    land: landPath(row.ground),
    sign: row.sign,
    archived: row.isArchived,
  };
};
