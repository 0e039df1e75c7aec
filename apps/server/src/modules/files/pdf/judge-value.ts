/** Names that belong to what runs, starts or carries something. */
const ACTIVE = new Set(['/JavaScript', '/Launch', '/EmbeddedFile', '/EmbeddedFiles', '/RichMedia', '/XFA']);
/** Short names mean it only with a value: a font or a sign may be called so too. */
const ACTIVE_KEYS = new Set(['/JS', '/AA', '/EF']);

const isReference = (tokens: readonly string[], at: number): boolean =>
  /^\d+$/.test(tokens[at] ?? '') && /^\d+$/.test(tokens[at + 1] ?? '') && tokens[at + 2] === 'R';

const valueAt = (tokens: readonly string[], from: number): readonly string[] => {
  let depth = 0;
  let at = from;
  do {
    if (tokens[at] === '<<' || tokens[at] === '[') depth += 1;
    else if (tokens[at] === '>>' || tokens[at] === ']') depth -= 1;
    at += 1;
  } while (depth > 0 && at < tokens.length);
  return tokens.slice(from, at);
};

const kindsOf = (tokens: readonly string[]): string[] =>
  tokens.flatMap((token, at) => (token === '/S' ? [tokens[at + 1] ?? ''] : []));

/** What may happen when a paper is opened: it is shown from some page. */
export const isJump = (tokens: readonly string[]): boolean => {
  if (tokens[0] === '[' || tokens[0] === 'null') return true;
  const kinds = kindsOf(tokens);
  return tokens[0] === '<<' && kinds.length > 0 && kinds.every((kind) => kind === '/GoTo') && !tokens.includes('/Next');
};

/** An object with the kind of an action that is no jump. */
export const isAction = (tokens: readonly string[]): boolean =>
  tokens[0] === '<<' && tokens.includes('/S') && !isJump(tokens);

export type Judged = {
  readonly isActive: boolean;
  readonly isLocked: boolean;
  /** Numbers of the objects that say what happens at the opening. */
  readonly opens: readonly number[];
};

/** What a value means by itself: it runs something, it locks the paper, it names what happens at the opening. */
export const judgeValue = (tokens: readonly string[]): Judged => {
  const opens: number[] = [];
  let isActive = false;
  let isLocked = false;
  tokens.forEach((token, at) => {
    if (!token.startsWith('/')) return;
    const next = tokens[at + 1] ?? '';
    if (ACTIVE.has(token)) isActive = true;
    else if (ACTIVE_KEYS.has(token)) isActive ||= next === '<<' || next === '(' || isReference(tokens, at + 1);
    else if (token === '/Encrypt') isLocked = true;
    else if (token === '/OpenAction') {
      if (isReference(tokens, at + 1)) opens.push(Number(next));
      else isActive ||= !isJump(valueAt(tokens, at + 1));
    }
  });
  return { isActive, isLocked, opens };
};
