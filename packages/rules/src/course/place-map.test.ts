import { describe, expect, it } from 'vitest';
import { mapTiles, onMap, placeMap, placeMapSize, scaleOf } from './place-map.ts';
import { metresBetween } from './track.ts';

const moscow = [55.7522, 37.6156] as const;
const { width, height } = placeMapSize;

describe('the map of a place', () => {
  it('has one place in its middle', () => {
    const map = placeMap([moscow]);
    const [x, y] = onMap(map, moscow);
    expect(map.zoom).toBe(15);
    expect(Math.abs(x - width / 2)).toBeLessThanOrEqual(1);
    expect(Math.abs(y - height / 2)).toBeLessThanOrEqual(1);
  });

  it.each([0.001, 0.01, 0.1, 1, 10])('shows all of a course %d degrees wide with room around it', (size) => {
    const places = [moscow, [moscow[0] + size, moscow[1]], [moscow[0], moscow[1] + size]] as const;
    const map = placeMap(places);
    for (const place of places) {
      const [x, y] = onMap(map, place);
      expect(x).toBeGreaterThan(width * 0.1);
      expect(x).toBeLessThan(width * 0.9);
      expect(y).toBeGreaterThan(height * 0.1);
      expect(y).toBeLessThan(height * 0.9);
    }
  });

  it('is covered by tiles without a gap and has no tile that is not seen', () => {
    const tiles = mapTiles(placeMap([moscow]));
    expect(tiles.length).toBeLessThanOrEqual(24);
    for (const { left, top } of tiles) {
      expect(left).toBeGreaterThan(-256);
      expect(left).toBeLessThan(width);
      expect(top).toBeGreaterThan(-256);
      expect(top).toBeLessThan(height);
    }
    for (let x = 0; x < width; x += 20) {
      for (let y = 0; y < height; y += 20) {
        expect(tiles.filter(({ left, top }) => left <= x && x < left + 256 && top <= y && y < top + 256)).toHaveLength(
          1,
        );
      }
    }
  });

  // The tile of the Kremlin as every map of the world counts them.
  it('counts tiles as the world does', () => {
    const map = placeMap([moscow]);
    const [x, y] = onMap(map, moscow);
    const tile = mapTiles(map).find(({ left, top }) => left <= x && x < left + 256 && top <= y && y < top + 256);
    expect([map.zoom, tile?.x, tile?.y]).toEqual([15, 19807, 10243]);
  });

  it('goes round the world at its edge and ends above it', () => {
    const tiles = mapTiles(placeMap([[70, 179.999]]));
    expect(tiles.every(({ x, y }) => x >= 0 && x < 2 ** 15 && y >= 0)).toBe(true);
    expect(new Set(tiles.map(({ x }) => x > 100)).size).toBe(2);
    expect(mapTiles({ zoom: 3, left: 0, top: -400 }).every(({ y }) => y >= 0)).toBe(true);
  });

  it.each([0, 43.6, 55.75, 68.97])('has a scale that is true at %d degrees', (latitude) => {
    const places = [
      [latitude, 30],
      [latitude, 30.05],
    ] as const;
    const map = placeMap(places);
    const [from, to] = places.map((place) => onMap(map, place)[0]) as [number, number];
    const { metres, share } = scaleOf(map, latitude);
    const measured = (metresBetween(...places) * share * width) / (to - from);
    expect(Math.abs(measured - metres) / metres).toBeLessThan(0.01);
    expect(share).toBeLessThanOrEqual(0.2);
    expect(share).toBeGreaterThan(0.07);
  });
});
