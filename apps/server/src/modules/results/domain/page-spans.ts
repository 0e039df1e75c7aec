/** Rows of a format that a table shows, of them those who finished: these stand first. */
export type Group = { readonly formatId: number; readonly count: number; readonly finished: number };

/** `take` rows of a format after `skip` of them; `isBackward`: shown from the last of them to the first. */
export type Span = {
  readonly formatId: number;
  readonly skip: number;
  readonly take: number;
  readonly isBackward: boolean;
};

type Segment = Group & { readonly from: number; readonly isBackward: boolean };

const segmentsOf = (group: Group, isBackward: boolean): Segment[] =>
  isBackward
    ? [
        { ...group, from: 0, count: group.finished, isBackward },
        // Who has no place stands at the end in either order.
        { ...group, from: group.finished, count: group.count - group.finished, isBackward: false },
      ]
    : [{ ...group, from: 0, isBackward }];

/** Where the rows of a page lie when the groups stand one after another: found by counts, without reading rows. */
export const pageSpans = (
  groups: readonly Group[],
  { offset, limit, isBackward = false }: { offset: number; limit: number; isBackward?: boolean },
): Span[] => {
  const spans: Span[] = [];
  let passed = 0;
  for (const segment of groups.flatMap((group) => segmentsOf(group, isBackward))) {
    const first = Math.max(0, offset - passed);
    const take = Math.min(segment.count, offset + limit - passed) - first;
    passed += segment.count;
    if (take <= 0) continue;
    const skip = segment.isBackward ? segment.from + segment.count - first - take : segment.from + first;
    spans.push({ formatId: segment.formatId, skip, take, isBackward: segment.isBackward });
  }
  return spans;
};
