import { expect, it } from 'vitest';
import { clubGround, clubGrounds, clubNumber } from './club-ground.ts';

it('is the same for the same club, and every ground is some club’s', () => {
  expect(clubGround('zheleznyy-les')).toBe(clubGround('zheleznyy-les'));
  const seen = new Set(Array.from({ length: 100 }, (_, n) => clubGround(`club-${n}`)));
  expect([...seen].toSorted()).toEqual([...clubGrounds].toSorted());
});

it.each(['', 'a', 'клуб', '🏃'])('is there for «%s» too', (name) => {
  expect(clubGrounds).toContain(clubGround(name));
  expect(clubNumber(name)).toBeGreaterThanOrEqual(0);
});
