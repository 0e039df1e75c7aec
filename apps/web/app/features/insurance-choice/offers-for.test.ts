import type { InsuranceOffer } from '@trassa/contracts';
import { describe, expect, it } from 'vitest';
import { offersFor } from './offers-for.ts';

const offer = (public_id: string, fields: Partial<InsuranceOffer> = {}): InsuranceOffer =>
  ({ public_id, isStartDate: true, default: false, ...fields }) as InsuranceOffer;
const insurances = [offer('plus'), offer('year', { isStartDate: false }), offer('usual', { default: true })];
const idsFor = (kind: 'athlete' | 'spectator', preregistration: boolean, insurance_available = true): string[] =>
  offersFor({ kind, preregistration }, { insurance_available, insurances }).map(({ public_id }) => public_id);

describe('offersFor', () => {
  it('begins with the usual offer', () => expect(idsFor('athlete', true)).toEqual(['usual', 'plus', 'year']));

  it('asks nobody for a date where participants are named later', () =>
    expect(idsFor('athlete', false)).toEqual(['usual', 'plus']));

  it('insures no spectator, and nobody where the format has no insurance', () =>
    expect([idsFor('spectator', true), idsFor('athlete', true, false)]).toEqual([[], []]));
});
