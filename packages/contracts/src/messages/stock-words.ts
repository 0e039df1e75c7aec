import { productWords } from './product-words.ts';

/** What the staff is told of products and of pieces of a size. */
export const stockWords = {
  ru: {
    ...productWords.ru,
    sheet_lines: 'Строк не больше {max}',
    sheet_reasons: 'Разных причин не больше {max}',
    sheet_product: 'Нет такого товара',
    sheet_several: 'Товаров с таким названием несколько: впишите адрес товара',
    sheet_size: 'Нет такого варианта или размера',
    sheet_sizes: 'Так называются несколько размеров: измените их в товаре',
    sheet_changed: 'Остаток изменили после проверки: проверьте строки снова',
    sheet_twice: 'Этот размер уже есть в строке {line}',
    sheet_kind: 'Вид – приход, списание, исправление или пересчёт',
    sheet_pieces: 'Штуки – целое число, например 1200',
    sheet_rows: 'Строк с ошибками: {count}. Ничего не изменено',
    stock_below_sold: 'Заказы держат {taken}: меньше поставить нельзя. Ещё не отправлены: {orders}',
    stock_below_more: 'Заказы держат {taken}: меньше поставить нельзя. Ещё не отправлены: {orders} и ещё {more}',
    stock_below_many: 'Заказы держат {taken}: меньше поставить нельзя. Ещё не отправлены: {orders} и другие',
    stock_below_sent: 'Заказы держат {taken}: меньше поставить нельзя. Все они отправлены, на полке их штук нет',
  },
  en: {
    ...productWords.en,
    sheet_lines: 'No more than {max} lines',
    sheet_reasons: 'No more than {max} different reasons',
    sheet_product: 'There is no such product',
    sheet_several: 'Several products are called so: type the address of the product',
    sheet_size: 'There is no such variant or size',
    sheet_sizes: 'Several sizes are called so: change them in the product',
    sheet_changed: 'The stock was changed after the check: check the lines again',
    sheet_twice: 'This size stands in line {line} already',
    sheet_kind: 'The kind is receipt, write-off, correction or count',
    sheet_pieces: 'Pieces are a whole number, 1200 say',
    sheet_rows: 'Lines with mistakes: {count}. Nothing was changed',
    stock_below_sold: 'Orders keep {taken}: it cannot be less. Not sent yet: {orders}',
    stock_below_more: 'Orders keep {taken}: it cannot be less. Not sent yet: {orders} and {more} more',
    stock_below_many: 'Orders keep {taken}: it cannot be less. Not sent yet: {orders} and others',
    stock_below_sent:
      'Orders keep {taken}: it cannot be less. All of them are sent, none of their pieces is on the shelf',
  },
} as const;
