/** Words of labels and of the picking list on paper. */
export const paperWords = {
  ru: {
    labels: 'Ярлыки посылок',
    picking: 'Лист сборки',
    to: 'Кому',
    order: 'Заказ',
    weight: (grams: number) => `${(grams / 1000).toLocaleString('ru', { maximumFractionDigits: 2 })} кг`,
    pieces: (count: number) => `${count} шт.`,
    all: (parcels: number) => `Всего в посылках: ${parcels}`,
    parcels: 'По посылкам',
    shown: (shown: number, waiting: number) => `Посылок в листе: ${shown} из ${waiting}`,
    size: (size: string) => `размер ${size}`,
  },
  en: {
    labels: 'Parcel labels',
    picking: 'Picking list',
    to: 'To',
    order: 'Order',
    weight: (grams: number) => `${(grams / 1000).toLocaleString('en', { maximumFractionDigits: 2 })} kg`,
    pieces: (count: number) => `${count} pcs`,
    all: (parcels: number) => `All together, parcels: ${parcels}`,
    parcels: 'By parcel',
    shown: (shown: number, waiting: number) => `Parcels in this list: ${shown} of ${waiting}`,
    size: (size: string) => `size ${size}`,
  },
} as const;
