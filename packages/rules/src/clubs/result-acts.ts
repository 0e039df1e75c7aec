export const clubResultActs = ['accept', 'decline', 'undo'] as const;
/** What a moderator does with a result that was handed in for competitions of clubs. */
export type ClubResultAct = (typeof clubResultActs)[number];

export type ClubResultFacts = {
  readonly state: 'new' | 'accepted' | 'declined';
  /** Unix seconds; null: nobody has decided. */
  readonly decided: number | null;
  /** Whoever acts has decided it himself. */
  readonly isOwn: boolean;
  /** It was decided once: nothing stood before that word. */
  readonly isFirst: boolean;
  /** Whoever acts has handed it in himself. */
  readonly isHis: boolean;
  /** A colleague of whoever acts has it before him now. */
  readonly isClaimed: boolean;
};

/** Minutes for which a result belongs to whom it was given, and within which he may take his word back: its letter waits as long. */
export const clubClaimMinutes = 2;
export const clubUndoMinutes = 2;

/** Signs of a reason: it stands in a letter. */
export const clubReasonMax = 500;

/** Why an act makes no sense: `same` – it stands so already; `waiting` – there is no word to take back. */
export type ClubResultObstacle = 'same' | 'claimed' | 'waiting' | 'stranger' | 'late' | 'changed' | 'own';

/**
 * Why an act is refused; null: it may be done. A word may be changed at any time by anybody but the person himself, the first one taken
 * back soon and by its speaker (BO-103).
 */
export const clubResultObstacle = (
  act: ClubResultAct,
  { state, decided, isOwn, isFirst, isHis, isClaimed }: ClubResultFacts,
  now: number,
): ClubResultObstacle | null => {
  if (act === 'undo') {
    if (state === 'new') return 'waiting';
    if (!isOwn) return 'stranger';
    if (!isFirst) return 'changed';
    return now - (decided ?? 0) > clubUndoMinutes * 60 ? 'late' : null;
  }
  if (isHis) return 'own';
  if (state === (act === 'accept' ? 'accepted' : 'declined')) return 'same';
  return isClaimed ? 'claimed' : null;
};
