import css from './changes.module.css';

type Change = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** A value of a change as people read it: texts and numbers as they are, what is made of parts by its parts. */
export const inWords = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(inWords).join('; ');
  return Object.entries(value as Record<string, unknown>)
    .filter(([, part]) => part !== null && part !== '' && !(Array.isArray(part) && part.length === 0))
    .map(([name, part]) => `${name}: ${inWords(part)}`)
    .join(', ');
};

/** A look at a field names it and tells no value. */
const hasValue = (before: unknown, after: unknown): boolean => before != null || after != null;

/** What stood before and what stands now, field by field. */
export const Changes = ({ changes }: { changes: readonly Change[] }) =>
  changes.length === 0 ? null : (
    <ul className={css['changes']}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span>{field}</span>
          {hasValue(before, after) && (
            <>
              <del>{inWords(before)}</del>
              <ins>{inWords(after)}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
