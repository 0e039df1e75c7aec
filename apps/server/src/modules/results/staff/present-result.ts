import type { OfficeResult } from '@trassa/contracts/office';
import { raceTimeOf } from '../domain/race-time.ts';
import type { OfficeRow } from './office-rows.repository.ts';

export const presentResult = (row: OfficeRow): OfficeResult => ({
  public_id: row.publicId,
  row: row.row,
  number: row.number,
  last_name: row.lastName,
  first_name: row.firstName,
  team: row.team,
  hidden: row.isHidden,
  gender: row.gender,
  category: row.category,
  status: row.status,
  time: raceTimeOf(row.time),
  fine: raceTimeOf(row.fine || null),
  place: row.place,
  place_gender: row.placeGender,
  place_category: row.placeCategory,
  version: row.version,
});
