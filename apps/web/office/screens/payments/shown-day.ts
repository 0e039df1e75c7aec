/** 2026-06-07 → 07.06.2026 */
export const shownDay = (iso: string): string => iso.split('-').toReversed().join('.');
