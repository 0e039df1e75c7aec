import type { MessageSpec } from '@trassa/contracts/messages';
import { type RefCallback, useCallback, useState } from 'react';

type Problems = Readonly<Record<string, MessageSpec>>;

/** A form that keeps what is typed for a moment: it is in the basket when `report` has answered. */
type PendingForm = { report(): unknown };

/** Which line of a group is open, which lines show all their problems, and what their forms found wrong, by unique_id. */
export const useLineForms = () => {
  const [active, setActive] = useState<Readonly<Record<string, string>>>({});
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<Readonly<Record<string, Problems>>>({});
  const [pending] = useState(() => new Set<PendingForm>());

  const open = useCallback(
    ({ groupId, unique_id }: { readonly groupId: string; readonly unique_id: string }) =>
      setActive((now) => ({ ...now, [groupId]: unique_id })),
    [],
  );
  const show = useCallback((id: string) => setShown((now) => new Set([...now, id])), []);
  const report = useCallback((id: string, wrong: Problems) => setProblems((now) => ({ ...now, [id]: wrong })), []);
  /** The `ref` of every form that hands on what is typed only after a while. */
  const join: RefCallback<PendingForm> = useCallback(
    (form) => {
      if (form === null) return undefined;
      pending.add(form);
      return () => void pending.delete(form);
    },
    [pending],
  );
  /** Everything that is typed at this moment is in the basket: whoever pays pays for that. */
  const handOn = useCallback(() => pending.forEach((form) => form.report()), [pending]);
  return { active, open, shown, show, problems, report, join, handOn };
};
export type LineForms = ReturnType<typeof useLineForms>;
