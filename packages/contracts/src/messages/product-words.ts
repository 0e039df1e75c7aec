/** What the staff is told of a product that it edits. */
export const productWords = {
  ru: {
    product_picture: 'Нужна хотя бы одна картинка',
    product_pictures: 'Картинок не больше {max}',
    bulk_shop_product_price: 'Новые цены товаров: {count}',
    price_step: 'Введите положительное число: снизить можно не больше чем на 100 %, поднять – на 500 %',
    sale_products: 'Добавьте хотя бы один товар',
    sale_over: 'Распродажа уже закончилась',
    sale_begun: 'Распродажа уже началась: её можно закончить',
    categories_most: 'Категорий не больше {max}',
    categories_moved: 'Порядок уже изменил кто-то другой. Посмотрите на новый и повторите',
    category_has_products: 'Удалить нельзя: в категории есть товары, всего {count}. Сначала перенесите их в другую',
    size_none: 'Нужен хотя бы один размер или одна строка без размера',
    size_mixed: 'Без названия может быть только единственная строка',
    size_twice: 'Такое название здесь уже есть',
    size_has_pieces:
      '«{size}» убрать нельзя: всего {stock}, занято {taken}. Сначала спишите свободные штуки в остатках',
    size_is_kept: '«{size}» убрать нельзя: продано или держат заказы – {taken}',
    size_is_bound: '«{size}» нельзя перенести в другой вариант: продано или держат заказы – {taken}',
    size_takes_name:
      '«{size}» нельзя назвать «{wanted}»: так называлась другая строка, и штуки сменили бы название. Поменяйте числа в остатках',
  },
  en: {
    product_picture: 'One picture is needed at least',
    product_pictures: 'No more than {max} pictures',
    bulk_shop_product_price: 'New prices of products: {count}',
    price_step: 'Type a positive number: lowered by 100% at most, raised by 500%',
    sale_products: 'Add one product at least',
    sale_over: 'The sale is over already',
    sale_begun: 'The sale has begun already: it can be ended',
    categories_most: 'No more than {max} categories',
    categories_moved: 'Somebody else has changed the order. Look at the new one and try again',
    category_has_products: 'It cannot be removed: products in it, {count} in all. Move them to another category first',
    size_none: 'One size, or one line without a size, is needed at least',
    size_mixed: 'Only a single line may be without a name',
    size_twice: 'There is one of this name already',
    size_has_pieces: '“{size}” cannot go: {stock} in all, {taken} taken. Write the free pieces off in the stock first',
    size_is_kept: '“{size}” cannot go: {taken} sold or kept by orders',
    size_is_bound: '“{size}” cannot move to another variant: {taken} sold or kept by orders',
    size_takes_name:
      '“{size}” cannot be called “{wanted}”: another line was, and pieces would change their name. Change the numbers in the stock',
  },
} as const;
