import { useFormat } from '../../shared/format/use-format.ts';
import type { CityData } from './city-data.ts';

/** «Волгоград, 7 км»: the city and the longest distance there. */
export const usePlaceName = ({ city, distance }: Pick<CityData, 'city' | 'distance'>): string => {
  const format = useFormat();
  const name = format.name(city);
  return distance === null ? name : `${name}, ${format.distance(distance)}`;
};
