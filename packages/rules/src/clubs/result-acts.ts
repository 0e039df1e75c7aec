export const clubResultActs = ['accept', 'decline', 'undo'] as const;
/** What a moderator does with a result that was handed in for competitions of clubs. */
export type ClubResultAct = (typeof clubResultActs)[number];

export type ClubResultFacts = {
  readonly state: 'new' | 'accepted' | 'declined';
  /** Unix seconds; null: nobody has decided. */
  readonly decided: number | null;
  /** Whoever acts has decided it himself. */
  readonly isOwn: boolean;
  /** A colleague of whoever acts has it before him now. */
  readonly isClaimed: boolean;
};

/** Minutes for which a result belongs to whom it was given, and within which he may take his word back. */
export const clubClaimMinutes = 2;
export const clubUndoMinutes = 10;

/** Why an act makes no sense: `same` – it stands so already; `waiting` – there is no word to take back. */
export type ClubResultObstacle = 'same' | 'claimed' | 'waiting' | 'stranger' | 'late';

/** Why an act is refused; null: it may be done. A word may be changed at any time by anybody, taken back soon and by its speaker (BO-103). */
export const clubResultObstacle = (
  act: ClubResultAct,
  { state, decided, isOwn, isClaimed }: ClubResultFacts,
  now: number,
): ClubResultObstacle | null => {
  if (act === 'undo') {
    if (state === 'new') return 'waiting';
    if (!isOwn) return 'stranger';
    return now - (decided ?? 0) > clubUndoMinutes * 60 ? 'late' : null;
  }
  if (state === (act === 'accept' ? 'accepted' : 'declined')) return 'same';
  return isClaimed ? 'claimed' : null;
};
