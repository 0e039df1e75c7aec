import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const withoutComments = (source: string): string => source.replaceAll(/--.*$/gm, '');

/** Names of the tables that the migrations of a folder leave behind, in order. */
export const migratedTables = (folder: string): Set<string> => {
  const tables = new Set<string>();
  for (const file of readdirSync(folder).toSorted()) {
    const source = withoutComments(readFileSync(path.join(folder, file), 'utf8'));
    const changes = source.matchAll(
      /\b(create|drop)\s+(?:unlogged\s+)?table\s+(?:if\s+(?:not\s+)?exists\s+)?(\w+)|\balter\s+table\s+(?:if\s+exists\s+)?(\w+)\s+rename\s+to\s+(\w+)/gi,
    );
    for (const [, verb, table, old, renamed] of changes) {
      if (verb?.toLowerCase() === 'create' && table) tables.add(table);
      else tables.delete(table ?? old ?? '');
      if (renamed) tables.add(renamed);
    }
  }
  return tables;
};
