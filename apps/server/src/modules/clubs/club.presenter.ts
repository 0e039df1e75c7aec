import { landPath } from '@trassa/artwork';
import type { Club, CompetitionType, Language } from '@trassa/contracts';
import { clubGround } from '@trassa/rules';
import { say } from '../../kernel/say.ts';
import type { ClubRow, CompetitionTypeRow } from './clubs.repository.ts';

export const presentClub = (club: ClubRow): Club => ({
  public_id: club.publicId,
  public_name: club.publicName,
  title: club.title,
  description: club.description,
  picture: club.picture,
  location: { name_ru: club.cityRu, name_en: club.cityEn, id: club.cityId, timezone: club.timezone },
  created_date: club.created,
  members: club.members,
  member: club.isMember,
  ...(club.link === null ? {} : { link: club.link }),
  competitions: club.running,
  ground: clubGround(club.publicName),
  land: landPath(clubGround(club.publicName)),
});

export const presentType = (
  type: Pick<CompetitionTypeRow, 'publicId' | 'unit' | 'titleRu' | 'titleEn' | 'descriptionRu' | 'descriptionEn'>,
  language: Language,
): CompetitionType => ({
  public_id: type.publicId,
  title: say(language, type.titleRu, type.titleEn),
  unit: type.unit,
  description: say(language, type.descriptionRu, type.descriptionEn),
});
