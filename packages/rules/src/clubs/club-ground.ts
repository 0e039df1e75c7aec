/** Soot is left out: on a dark surface a shield of it would have no edge. */
export const clubGrounds = ['rust', 'ice', 'moss', 'clay', 'dust'] as const;
export type ClubGround = (typeof clubGrounds)[number];

/** The same number for the same club on every drawing. */
export const clubNumber = (publicName: string): number =>
  Array.from(publicName).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);

/** The ground on which a club stands: its shield and the land of its page. */
export const clubGround = (publicName: string): ClubGround =>
  clubGrounds[clubNumber(publicName) % clubGrounds.length] ?? 'rust';
