import type { Language } from '@trassa/contracts';
import type { OfficeStart } from '@trassa/contracts/office';
import type { Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { EventsStaffDeps } from '../events-staff-deps.ts';
import type { By } from '../stamp.ts';
import { presentStart } from './present-start.ts';
import { selectStart } from './start-card.repository.ts';

/** Who acts on a start, when, and in which language he is answered. */
export type StartActing = By & { readonly language: Language; readonly mayEdit: boolean };
export type ShownStart = Promise<Result<Acted<{ readonly values: OfficeStart }>>>;

export const startObject = (publicId: string, title: string) => ({ kind: 'start', publicId, title });

/** A start as it stands after an act, read by the act's transaction. */
export const shownStart = async (
  { pictures }: Pick<EventsStaffDeps, 'pictures'>,
  tx: Tx,
  publicId: string,
  { language, now }: StartActing,
): Promise<{ values: OfficeStart }> => {
  const row = await selectStart(tx, publicId, now);
  if (!row) throw new Error(`start ${publicId} is gone`);
  return { values: presentStart(row, { language, now, pictures }) };
};
