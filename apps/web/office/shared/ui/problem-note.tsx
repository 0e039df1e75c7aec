import { Note } from '../../../app/shared/ui/states/note.tsx';
import { problemOf } from '../api/problem.ts';
import { useProblemText } from '../words/problem-text.ts';

/** Why an act was refused or not answered, in the place of the act; nothing without an error. */
export const ProblemNote = ({ error }: { error: unknown }) => {
  const text = useProblemText();
  if (!error) return null;
  return (
    <Note kind="error" role="alert">
      <p>{text(problemOf(error))}</p>
    </Note>
  );
};
