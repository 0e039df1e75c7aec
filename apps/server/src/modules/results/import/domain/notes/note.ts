/** What is worth knowing of a file that is taken all the same. The words are in `import-note-words.ts`. */
export type NoteId =
  | 'no_gender'
  | 'repeated'
  | 'repeated_numberless'
  | 'namesakes'
  | 'relay_alone'
  | 'decimal_minutes'
  | 'name_hidden'
  | 'numberless'
  | 'no_formula_value';

export type Note = {
  readonly id: NoteId;
  /** Rows. */
  readonly count: number;
  /** Three of them at most: '5: № 12, Белова Анна'. */
  readonly examples: readonly string[];
};

const mostExamples = 3;

/** Counts notes by kind while a file is read. */
export const createNotes = (): {
  readonly add: (id: NoteId, line: number, who: string) => void;
  readonly list: () => Note[];
} => {
  const found = new Map<NoteId, { count: number; examples: string[] }>();
  return {
    add: (id, line, who) => {
      const note = found.get(id) ?? { count: 0, examples: [] };
      note.count += 1;
      if (note.examples.length < mostExamples) note.examples.push(`${line}: ${who}`);
      found.set(id, note);
    },
    list: () => [...found].map(([id, note]) => ({ id, ...note })),
  };
};
