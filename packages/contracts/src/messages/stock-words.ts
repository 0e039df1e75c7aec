/** What the staff is told of pieces of a size. */
export const stockWords = {
  ru: {
    stock_below_sold: 'Заказы держат {taken}: меньше поставить нельзя. Заказы: {orders}',
    stock_below_more: 'Заказы держат {taken}: меньше поставить нельзя. Заказы: {orders} и ещё {more}',
  },
  en: {
    stock_below_sold: 'Orders keep {taken}: it cannot be less. Orders: {orders}',
    stock_below_more: 'Orders keep {taken}: it cannot be less. Orders: {orders} and {more} more',
  },
} as const;
