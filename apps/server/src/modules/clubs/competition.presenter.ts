import { type ClubCompetition, type ClubResult, errorText, type Language } from '@trassa/contracts';
import { type ClubResultUnit, formatClubResult } from '@trassa/rules';
import { presentType } from './club.presenter.ts';
import type { CompetitionRow, StandingRow } from './competitions.repository.ts';

type Reader = { readonly userId: number | null; readonly language: Language };

/** Who has no name in his profile is told as a member of the club. */
const nameOf = ({ name, lastName }: StandingRow, language: Language): Pick<ClubResult, 'first_name' | 'last_name'> =>
  name.trim() || lastName.trim()
    ? { first_name: name.trim(), last_name: lastName.trim() }
    : { first_name: errorText(language, { id: 'club_member' }), last_name: '' };

const presentLine = (row: StandingRow, unit: ClubResultUnit, { userId, language }: Reader): ClubResult => ({
  public_id: row.publicId,
  position: row.position,
  ...nameOf(row, language),
  result: formatClubResult(row.value, unit),
  date: row.day,
  status: row.position ? 'accepted' : 'new',
  own: row.userId === userId,
});

/** The best of the caller's lines that does not stand on the page: a waiting one only if it beats his accepted one. */
const ownBeside = ({ own, ownWaiting, standings, type }: CompetitionRow): StandingRow | null => {
  const isBetter = (a: StandingRow, b: StandingRow): boolean =>
    type.unit === 'time' ? a.value < b.value : a.value > b.value;
  if (ownWaiting && (!own || isBetter(ownWaiting, own))) return ownWaiting;
  return own && !standings.some(({ line }) => line === own.line) ? own : null;
};

export const presentCompetition = (row: CompetitionRow, reader: Reader): ClubCompetition => {
  const { unit } = row.type;
  const mine = ownBeside(row);
  return {
    public_id: row.publicId,
    title: row.title,
    description: row.description,
    competition_type: presentType(row.type, reader.language),
    start_date: row.starts,
    end_date: row.ends,
    state: row.state,
    results: row.standings.map((line) => presentLine(line, unit, reader)),
    total: row.total,
    my_place: row.own?.position ?? null,
    mine: mine && presentLine(mine, unit, reader),
  };
};
