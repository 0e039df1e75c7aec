import { toUnix } from '../../../kernel/clock.ts';
import type { VersionRow } from '../../../platform/database/index.ts';

/** Whose name stands beside the moment of a change. */
export type EditorRow = { readonly editorId: string | null; readonly editorName: string | null };
export type StampRow = VersionRow & EditorRow;

/** Version, moments and the last editor on the wire. */
export const presentStamp = ({ version, createdAt, updatedAt, editorId, editorName }: StampRow) => ({
  version,
  created: toUnix(createdAt),
  updated: toUnix(updatedAt),
  updated_by: editorId === null ? null : { public_id: editorId, name: editorName ?? '' },
});

/** Who changes something, and when. */
export type By = { readonly userId: number; readonly now: Date };
/** The same, where nobody of the staff does. */
export type BySystem = { readonly userId: null; readonly now: Date };
