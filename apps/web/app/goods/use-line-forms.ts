import type { MessageSpec } from '@trassa/contracts/messages';
import { useCallback, useState } from 'react';

type Problems = Readonly<Record<string, MessageSpec>>;

/** Which line of a group is open, which lines show all their problems, and what their forms found wrong, by unique_id. */
export const useLineForms = () => {
  const [active, setActive] = useState<Readonly<Record<string, string>>>({});
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<Readonly<Record<string, Problems>>>({});

  const open = useCallback(
    ({ groupId, unique_id }: { readonly groupId: string; readonly unique_id: string }) =>
      setActive((now) => ({ ...now, [groupId]: unique_id })),
    [],
  );
  const show = useCallback((id: string) => setShown((now) => new Set([...now, id])), []);
  const report = useCallback((id: string, wrong: Problems) => setProblems((now) => ({ ...now, [id]: wrong })), []);
  return { active, open, shown, show, problems, report };
};
export type LineForms = ReturnType<typeof useLineForms>;
