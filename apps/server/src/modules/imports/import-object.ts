import type { Places } from '@trassa/rules';
import type { ImportRow } from './imports.repository.ts';

/** Lists of the house, as their history calls them. */
const lists = { schools: 'Учебные заведения', places: 'Города и регионы', postal: 'Почтовые индексы' } as const;

type Of = Pick<ImportRow, 'kind' | 'startPublicId' | 'titleRu'>;

/** What an import is of, as its history names it: a start, or a list of the house. */
export const objectOf = ({ kind, startPublicId, titleRu }: Of): { kind: string; publicId: string; title: string } =>
  kind === 'results'
    ? { kind: 'start', publicId: startPublicId ?? '', title: titleRu ?? '' }
    : { kind: 'reference', publicId: kind, title: lists[kind] };

/** Where it belongs. */
export const placesOfRow = ({
  startPublicId,
  eventPublicId,
}: Pick<ImportRow, 'startPublicId' | 'eventPublicId'>): Places =>
  startPublicId === null || eventPublicId === null ? [] : [{ event: eventPublicId, start: startPublicId }];
