import { HttpError } from '@trassa/contracts/client';

type Line = { readonly unique_id: string };
type Port<T> = {
  /** The guest's basket as it is stored now. */
  read(): readonly T[];
  write(goods: readonly T[]): void;
  /** Puts one line into the server's basket; a line with the same `unique_id` is replaced, so a repeat does no harm. */
  add(line: T): Promise<void>;
  /** The server has the line, which is here as it stands by now. */
  taken(line: T): void;
  /** False once somebody else is signed in: the rest is not his. */
  isStillOwn(): boolean;
};

/**
 * Moves the guest's goods to the server one after another, in their order, each removed only after its own success
 * (AUTH-47, AUTH-48, DEC-26). A refused line stays and the next one is tried; any other failure ends the attempt with
 * everything that is left in its place.
 */
export const mergeGuestBasket = async <T extends Line>({
  read,
  write,
  add,
  taken,
  isStillOwn,
}: Port<T>): Promise<void> => {
  for (const { unique_id } of read()) {
    const find = (): T | undefined => read().find((line) => line.unique_id === unique_id);
    const line = find();
    if (!isStillOwn()) return;
    if (!line) continue;
    try {
      await add(line);
    } catch (error) {
      if (error instanceof HttpError && error.status === 400) continue;
      throw error;
    }
    if (!isStillOwn()) return;
    const now = find();
    if (now) taken(now);
    write(read().filter((other) => other.unique_id !== unique_id));
  }
};
