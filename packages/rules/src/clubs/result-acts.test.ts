import { expect, it } from 'vitest';
import { type ClubResultFacts, clubResultObstacle, clubUndoMinutes } from './result-acts.ts';

const now = 10_000;
const waiting: ClubResultFacts = {
  state: 'new',
  decided: null,
  isOwn: false,
  isFirst: false,
  isHis: false,
  isClaimed: false,
};
const accepted: ClubResultFacts = { ...waiting, state: 'accepted', decided: now - 1, isOwn: true, isFirst: true };
const declined: ClubResultFacts = { ...accepted, state: 'declined' };

// BO-102, BO-103
it.each([
  ['accept', 'one that waits', waiting, null],
  ['decline', 'one that waits', waiting, null],
  ['undo', 'one that waits', waiting, 'waiting'],
  ['accept', 'one before a colleague', { ...waiting, isClaimed: true }, 'claimed'],
  ['decline', 'one before a colleague', { ...waiting, isClaimed: true }, 'claimed'],
  ['accept', 'an accepted one', accepted, 'same'],
  ['decline', 'an accepted one', accepted, null],
  ['decline', 'a declined one', declined, 'same'],
  ['accept', 'a declined one', declined, null],
  ['accept', 'one declined by another', { ...declined, isOwn: false }, null],
  ['undo', 'his own word', accepted, null],
  ['undo', 'his own second word', { ...accepted, isFirst: false }, 'changed'],
  ['accept', 'what he has handed in himself', { ...waiting, isHis: true }, 'own'],
  ['decline', 'his own accepted one', { ...accepted, isHis: true }, 'own'],
  ['undo', 'the word of another', { ...accepted, isOwn: false }, 'stranger'],
  ['undo', 'his word at the last second', { ...declined, decided: now - clubUndoMinutes * 60 }, null],
  ['undo', 'his word a second later', { ...declined, decided: now - clubUndoMinutes * 60 - 1 }, 'late'],
] as const)('%s of %s', (act, _, facts, obstacle) => {
  expect(clubResultObstacle(act, facts, now)).toBe(obstacle);
});
