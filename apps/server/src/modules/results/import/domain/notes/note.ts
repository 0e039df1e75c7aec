/** What is worth knowing of a file that is taken all the same. The words are in `import-note-words.ts`. */
export type NoteId = 'no_gender';

export type Note = {
  readonly id: NoteId;
  /** Rows. */
  readonly count: number;
  /** Three of them at most: '5: № 12, Белова Анна'. */
  readonly examples: readonly string[];
};
