import { errorText, type Language } from '@trassa/contracts';
import type { OfficeStory, OfficeStoryRow } from '@trassa/contracts/office';
import {
  coverOf,
  lacksStoryEnglish,
  may,
  missingOfStory,
  storyActsOf,
  type StoryContent,
  storyStateOf,
} from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { say } from '../../../../kernel/say.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import type { NamesOf } from '../../../staff/index.ts';
import { personOf } from '../person-of.ts';
import type { Viewer } from '../viewer.ts';
import { liveOf, writtenOf } from './story-content.ts';
import { findStoryRow, type StoryOfficeRow } from './story-rows.repository.ts';

type Head = Omit<OfficeStoryRow, 'slides'>;

const presentHead = (row: StoryOfficeRow, { language, now }: Omit<Viewer, 'grants'>): Head => {
  const { title_ru, title_en, sign, ground, slides } = writtenOf(row);
  const { starts_at, ends_at } = row.live;
  return {
    public_id: row.publicId,
    title: say(language, title_ru, title_en),
    state: storyStateOf({ status: row.status, starts_at, ends_at }, toUnix(now)),
    has_draft: row.draft !== null,
    lacks_english: lacksStoryEnglish({ title_en, slides }),
    sign,
    ground,
    picture: coverOf(slides) || null,
    starts_at,
    ends_at,
    version: row.version,
  };
};

export const presentStoryRow = (row: StoryOfficeRow, viewer: Omit<Viewer, 'grants'>): OfficeStoryRow => ({
  ...presentHead(row, viewer),
  slides: writtenOf(row).slides.length,
});

const presentLive = (c: StoryContent, language: Language): OfficeStory['live'] => ({
  title: say(language, c.title_ru, c.title_en),
  slides: c.slides.map(({ picture, text_ru, text_en, link }) => ({
    picture: picture || null,
    text: say(language, text_ru, text_en),
    link,
  })),
  starts_at: c.starts_at,
  ends_at: c.ends_at,
});

/** A story with what the viewer may do with it now; null: there is none. */
export const readOfficeStory = async (
  db: Executor,
  namesOf: NamesOf,
  publicId: string,
  viewer: Viewer,
): Promise<OfficeStory | null> => {
  const row = await findStoryRow(db, publicId);
  if (!row) return null;
  const names = await namesOf(db, row.updatedBy === null ? [] : [row.updatedBy]);
  const has = (right: 'content.edit' | 'content.publish'): boolean =>
    may(viewer.grants, right, [], toUnix(viewer.now)).verdict === 'yes';
  const content = writtenOf(row);
  return {
    ...presentHead(row, viewer),
    ...content,
    slides: [...content.slides],
    live: row.draft && presentLive(liveOf(row), viewer.language),
    problems: Object.fromEntries(
      Object.entries(missingOfStory(content)).map(([field, id]) => [field, errorText(viewer.language, { id })]),
    ),
    can: storyActsOf(row.status, row.draft !== null).filter((act) =>
      has(act === 'discard' ? 'content.edit' : 'content.publish'),
    ),
    may_edit: has('content.edit'),
    created: toUnix(row.createdAt),
    updated: toUnix(row.updatedAt),
    updated_by: personOf(names, row.updatedBy),
  };
};
