import type { Places } from '@trassa/rules';
import type { ImportRow } from './imports.repository.ts';

type Of = Pick<ImportRow, 'kind' | 'startPublicId' | 'titleRu'>;

/** What an import is of, as its history names it: a start, or a list of the house. */
export const objectOf = ({ kind, startPublicId, titleRu }: Of): { kind: string; publicId: string; title: string } =>
  startPublicId === null
    ? { kind: 'reference', publicId: kind, title: kind }
    : { kind: 'start', publicId: startPublicId, title: titleRu ?? '' };

/** Where it belongs. */
export const placesOfRow = ({
  startPublicId,
  eventPublicId,
}: Pick<ImportRow, 'startPublicId' | 'eventPublicId'>): Places =>
  startPublicId === null || eventPublicId === null ? [] : [{ event: eventPublicId, start: startPublicId }];
