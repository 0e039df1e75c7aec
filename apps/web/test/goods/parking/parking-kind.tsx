import { GoodsGroup } from '../../../app/features/basket/goods-group.tsx';
import type { BasketKind, GroupsProps } from '../../../app/goods/basket-kind.ts';
import { lineErrors } from '../../../app/goods/line-errors.ts';
import { quotesOf } from '../../../app/goods/quotes-of.ts';
import type { BasketItem } from '../../../app/shared/basket/items/basket-item.ts';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { type ParkingItem, parkingLines } from './parking-line.ts';

const ParkingGroup = ({ lines, page }: GroupsProps<ParkingItem>) => {
  const { quote, problem, onEdit } = page;
  if (lines.length === 0) return null;
  return (
    <GoodsGroup
      lines={lines as unknown as readonly BasketItem[]}
      quotes={quotesOf(quote, lines)}
      errors={lineErrors(quote, problem)}
      onEdit={onEdit}
      title="Места на парковке"
      promo={null}
      lookOf={() => ({ picture: null, about: ['въезд со двора'] })}
      renderBelow={({ unique_id }) => (
        <TextField
          id={`${unique_id}-plate`}
          label="Номер машины"
          defaultValue={lines.find((line) => line.unique_id === unique_id)?.plate}
          error={problem.fields[unique_id]?.['plate']}
        />
      )}
    />
  );
};

const kind = {
  ...parkingLines,
  Groups: ParkingGroup,
  titleIn: ({ title }) => title,
  fieldText: ({ title }) => `${title}: номер машины`,
  form: {
    isFinished: ({ plate }) => plate !== '',
    unfinished: (title) => `впишите номер машины: ${title}`,
    first: 'plate',
    wrongFields: ({ plate }) => (plate ? [] : ['plate']),
  },
} satisfies BasketKind<ParkingItem>;

/** A fifth kind of goods: the pages' own items do not know it. */
export const parkingKind = kind as unknown as BasketKind;
