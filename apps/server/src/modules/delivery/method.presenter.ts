import type { DeliveryMethod, Language, PickupPoint } from '@trassa/contracts';
import { say } from '../../kernel/say.ts';
import { carriers } from './domain/carrier.ts';
import type { MethodRow, PointRow } from './ways.repository.ts';

export const presentMethod = (row: MethodRow, language: Language): DeliveryMethod => {
  const description = say(language, row.descriptionRu, row.descriptionEn);
  return {
    public_id: row.publicId,
    name: say(language, row.nameRu, row.nameEn),
    pickup: carriers[row.carrier].pickup,
    ...(description ? { description } : {}),
  };
};

export const presentPoint = (row: PointRow, language: Language): PickupPoint => ({
  public_id: row.publicId,
  name: say(language, row.nameRu, row.nameEn),
  address: say(language, row.addressRu, row.addressEn),
  schedule: say(language, row.scheduleRu, row.scheduleEn),
  ...(row.latitude !== null && row.longitude !== null
    ? { coordinates: [row.latitude, row.longitude] as [number, number] }
    : {}),
});
