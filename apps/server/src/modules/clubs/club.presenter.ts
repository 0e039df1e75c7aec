import type { City, Club, CompetitionType, Language } from '@trassa/contracts';
import { say } from '../../kernel/say.ts';
import type { CityRow, ClubRow, TypeRow } from './clubs.repository.ts';

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
});

export const presentType = (
  type: Pick<TypeRow, 'publicId' | 'unit' | 'titleRu' | 'titleEn' | 'descriptionRu' | 'descriptionEn'>,
  language: Language,
): CompetitionType => ({
  public_id: type.publicId,
  title: say(language, type.titleRu, type.titleEn),
  unit: type.unit,
  description: say(language, type.descriptionRu, type.descriptionEn),
});

export const presentCity = ({ id, regionId, nameRu, nameEn, timezone }: CityRow): City => ({
  id,
  region_id: regionId,
  name_ru: nameRu,
  name_en: nameEn,
  timezone,
});
