import { describe, expect, it } from 'vitest';
import { indexTarget } from './index-target.ts';

const moscow = { region: 524894, city: 524901 };
const found = (region_id: number | null, city_id: number | null) => ({
  index: '420000',
  region: 'Татарстан',
  city: 'Казань',
  region_id,
  city_id,
});

describe('indexTarget', () => {
  it('leads at once to the city of the index while none is chosen, and stays where it leads to the same one', () => {
    expect(indexTarget({ region: 524894, city: null }, found(484048, 551487))).toEqual({
      kind: 'here',
      place: { region: 484048, city: 551487 },
    });
    expect(indexTarget(moscow, found(524894, 524901))).toEqual({ kind: 'here', place: moscow });
  });
  it('asks before the parcel goes to another city', () => {
    expect(indexTarget(moscow, found(484048, 551487))).toEqual({
      kind: 'elsewhere',
      place: { region: 484048, city: 551487 },
    });
    expect(indexTarget(moscow, found(484048, null))).toEqual({
      kind: 'elsewhere',
      place: { region: 484048, city: null },
    });
  });
  it('keeps the chosen city when only its region is told, or nothing is', () => {
    expect(indexTarget(moscow, found(524894, null))).toEqual({ kind: 'here', place: moscow });
    expect(indexTarget(moscow, found(null, null))).toEqual({ kind: 'here', place: moscow });
  });
});
