import { productWords } from './product-words.ts';

/** What the staff is told of products and of pieces of a size. */
export const stockWords = {
  ru: {
    ...productWords.ru,
    stock_below_sold: 'Заказы держат {taken}: меньше поставить нельзя. Ещё не отправлены: {orders}',
    stock_below_more: 'Заказы держат {taken}: меньше поставить нельзя. Ещё не отправлены: {orders} и ещё {more}',
    stock_below_many: 'Заказы держат {taken}: меньше поставить нельзя. Ещё не отправлены: {orders} и другие',
    stock_below_sent: 'Заказы держат {taken}: меньше поставить нельзя. Все они отправлены, на полке их штук нет',
  },
  en: {
    ...productWords.en,
    stock_below_sold: 'Orders keep {taken}: it cannot be less. Not sent yet: {orders}',
    stock_below_more: 'Orders keep {taken}: it cannot be less. Not sent yet: {orders} and {more} more',
    stock_below_many: 'Orders keep {taken}: it cannot be less. Not sent yet: {orders} and others',
    stock_below_sent:
      'Orders keep {taken}: it cannot be less. All of them are sent, none of their pieces is on the shelf',
  },
} as const;
