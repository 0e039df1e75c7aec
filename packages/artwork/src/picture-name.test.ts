import { describe, expect, it } from 'vitest';
import { SEASON_PLATE } from './terrain/plate.ts';
import { SHAPES } from './terrain/shapes.ts';
import {
  chooseWidth,
  GENERATOR_VERSION,
  parsePosterName,
  plateHash,
  posterPath,
  terrainPaths,
} from './picture-name.ts';

describe('name of a terrain picture', () => {
  it('is read back as it was given, for every shape and seeds with dashes', () => {
    for (const seed of ['season', 'nizhny-novgorod', 'a_B-9']) {
      for (const shape of SHAPES) {
        const plate = { ...SEASON_PLATE, seed };
        const path = posterPath(plate, shape).replace('terrain/', '');
        expect(parsePosterName(path)).toEqual({
          hash: plateHash(plate),
          version: GENERATOR_VERSION,
          seed,
          shape,
          format: 'avif',
        });
      }
    }
  });

  it('changes with the plate, not with the order of its keys', () => {
    const { seed, ...rest } = SEASON_PLATE;
    expect(plateHash({ ...rest, seed })).toBe(plateHash(SEASON_PLATE));
    expect(plateHash({ ...SEASON_PLATE, obstacles: 27 })).not.toBe(plateHash(SEASON_PLATE));
  });

  it('is refused when anything about it is strange', () => {
    const hash = plateHash(SEASON_PLATE);
    const strange = [
      '',
      'season-card.avif',
      `${hash}/season-card.avif`,
      `${hash}-1/season-card.gif`,
      `${hash}-1/season-banner.avif`,
      `${hash}-1/../season-card.avif`,
      `${hash}-1/sea/son-card.avif`,
      `${hash}-1/season-card.avif/`,
      `${hash.toUpperCase()}x-1/season-card.avif`,
      `${hash}-1/season-card.avif\n`,
    ];
    expect(strange.filter((path) => parsePosterName(path) !== null)).toEqual([]);
  });

  it('belongs to the season where the stored plate cannot be drawn', () => {
    expect(terrainPaths({ seed: 'x' })).toEqual(terrainPaths(SEASON_PLATE));
    expect(terrainPaths({ ...SEASON_PLATE, ground: 'ice' }).ground).toBe('ice');
  });

  it('gives the asked width when it is a known one and not wider than the shape is made', () => {
    expect(chooseWidth('640', 'card')).toBe(640);
    expect(chooseWidth('1920', 'card')).toBe(1280);
    expect(chooseWidth('1920', 'wide')).toBe(1920);
    expect(['641', undefined, '-1', ['640']].map((asked) => chooseWidth(asked, 'card'))).toEqual([960, 960, 960, 960]);
  });
});
