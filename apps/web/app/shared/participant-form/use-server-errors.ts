import { useState } from 'react';

type Errors = Readonly<Record<string, string>>;
const parentOf = (path: string): string => path.split('.')[0] ?? path;

/**
 * Refusals of the server by wire field; one that is edited goes, and comes back only with other refusals. `team.title` and
 * the like stand at their field.
 */
export const useServerErrors = (errors: Errors) => {
  const key = JSON.stringify(errors);
  const [edited, setEdited] = useState<{ key: string; fields: ReadonlySet<string> }>({ key, fields: new Set() });
  const fields = edited.key === key ? edited.fields : new Set<string>();
  const byField = Object.fromEntries(Object.entries(errors).map(([path, text]) => [parentOf(path), text]));
  return {
    of: (field: string): string | undefined => (fields.has(field) ? undefined : (byField[field] ?? errors[field])),
    clear: (field: string): void => {
      if (!fields.has(field) && (field in byField || field in errors))
        setEdited({ key, fields: new Set([...fields, field]) });
    },
  };
};
