type Point = { readonly latitude: number | null; readonly longitude: number | null };
const radius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres beyond which a point is hardly in its city (3.4, step 2). */
const far = 100;

/** Whole kilometres between a start and its city when they are far apart; null: near, or not known. */
export const farFromCity = (start: Point, city: Point): number | null => {
  if (start.latitude === null || start.longitude === null || city.latitude === null || city.longitude === null)
    return null;
  const [a, b] = [radians(start.latitude), radians(city.latitude)];
  const [up, along] = [(a - b) / 2, radians(start.longitude - city.longitude) / 2];
  const share = Math.sin(up) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(along) ** 2;
  const distance = 2 * radius * Math.asin(Math.sqrt(share));
  return distance > far ? Math.round(distance) : null;
};
