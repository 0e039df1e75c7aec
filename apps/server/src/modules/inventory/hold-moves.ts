import { holdTransitions, stateAfter } from '@trassa/rules';

/** What becomes of holds, by the table of their states: the only values that SQL here writes into `state`. */
export const holdMoves = {
  order: stateAfter(holdTransitions, 'live', 'order'),
  expire: stateAfter(holdTransitions, 'live', 'expire'),
  release: stateAfter(holdTransitions, 'live', 'release'),
  releaseOrdered: stateAfter(holdTransitions, 'ordered', 'release'),
  undo: stateAfter(holdTransitions, 'ordered', 'undo'),
  pay: stateAfter(holdTransitions, 'ordered', 'pay'),
  refund: stateAfter(holdTransitions, 'sold', 'refund'),
} as const;
