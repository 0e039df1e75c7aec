import type { CompetitionType } from '@trassa/contracts';
import { useFormat } from '../../shared/format/use-format.ts';

/** A result as it is read: a time as it is, numbers with their thousands apart. */
export const useResultText = () => {
  const format = useFormat();
  return (result: string, unit: CompetitionType['unit']): string =>
    unit === 'time' ? result : format.number(Number(result));
};
