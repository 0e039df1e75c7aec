import type { Language } from '@trassa/contracts';
import type { OfficeClub, OfficeClubMember, OfficeClubRow } from '@trassa/contracts/office';
import { clubActsOf, type Grant, may } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { say } from '../../../../kernel/say.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import type { NamesOf } from '../../../staff/index.ts';
import { type ClubOfficeRow, type MemberRow, selectFormer } from './club-rows.repository.ts';

export const clubObject = ({ publicId, title }: Pick<ClubOfficeRow, 'publicId' | 'title'>) => ({
  kind: 'club',
  publicId,
  title,
});

/** What of a club stands in lists and in the plan of a merge. */
export const presentHead = (row: ClubOfficeRow, language: Language) => ({
  public_id: row.publicId,
  title: row.title,
  city: { id: row.cityId, name: say(language, row.cityRu, row.cityEn), timezone: row.timezone },
  members: row.members,
  competitions: row.competitions,
  state: row.state,
});

export const presentClubRow = (row: ClubOfficeRow, language: Language): OfficeClubRow => ({
  ...presentHead(row, language),
  created: toUnix(row.createdAt),
});

export type Showing = {
  readonly grants: readonly Grant[];
  readonly language: Language;
  readonly now: Date;
  readonly namesOf: NamesOf;
};

/** Whether a person of the staff has a right over what belongs to no start. */
export const hasInHouse = (
  { grants, now }: Pick<Showing, 'grants' | 'now'>,
  right: 'clubs.edit' | 'people.find',
): boolean => may(grants, right, [], toUnix(now)).verdict === 'yes';

/** A club with what whoever looks may do with it; two statements. */
export const clubCard = async (
  db: Executor,
  row: ClubOfficeRow,
  showing: Showing,
): Promise<{ readonly values: OfficeClub }> => {
  const former = await selectFormer(db, row.id);
  const editor = row.updatedBy === null ? undefined : (await showing.namesOf(db, [row.updatedBy])).get(row.updatedBy);
  const mayEdit = hasInHouse(showing, 'clubs.edit');
  return {
    values: {
      ...presentHead(row, showing.language),
      slug: row.slug,
      description: row.description,
      link: row.link ?? '',
      picture: row.picture,
      former,
      merged_into: row.intoId === null ? null : { public_id: row.intoId, title: row.intoTitle ?? '' },
      can: mayEdit ? [...clubActsOf(row.state)] : [],
      may_edit: mayEdit && row.state !== 'merged',
      version: row.version,
      created: toUnix(row.createdAt),
      updated: toUnix(row.updatedAt),
      updated_by: editor ? { public_id: editor.publicId, name: editor.name } : null,
    },
  };
};

const firstLetter = (name: string): string => (name.trim() ? `${[...name.trim()][0] ?? ''}.` : '');

/** Whole names only for whoever may look for people (back-office.md 6.2). */
export const presentMember = ({ publicId, name, lastName, joined }: MemberRow, mayFind: boolean): OfficeClubMember => ({
  public_id: mayFind ? publicId : null,
  name: (mayFind ? [lastName, name] : [firstLetter(name), firstLetter(lastName)]).filter(Boolean).join(' ') || null,
  joined,
});
