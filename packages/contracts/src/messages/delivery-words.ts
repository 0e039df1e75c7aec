/** What the staff is told of ways of delivery, their tariffs and points. */
export const deliveryWords = {
  ru: {
    tariff_zone_twice: 'Для этой зоны тариф уже есть',
    tariff_max: 'Меньше первого веса: ничего тяжелее него не взяли бы',
    tariff_days: 'Меньше, чем «от»',
    tariff_heaviest: 'Самая тяжёлая посылка стоила бы {price} ₽, больше {max} ₽: проверьте шаг и веса',
    way_tariffs: 'Добавьте хотя бы один тариф: без него способ никуда не доставляет',
    ways_most: 'Способов уже {max}: переделайте один из скрытых',
    way_has_sent: 'Удалить нельзя: этим способом уже отправляли, посылок {count}. Его можно скрыть',
    way_was_offered:
      'Удалить нельзя: способ уже предлагали на сайте, и заказ с ним может быть в пути. Его можно скрыть',
    zones_moved: 'Зоны уже изменил кто-то другой. Посмотрите на новые и повторите',
  },
  en: {
    tariff_zone_twice: 'There is a tariff for this zone already',
    tariff_max: 'Less than the first weight: nothing heavier would be taken',
    tariff_days: 'Less than “from”',
    tariff_heaviest: 'The heaviest parcel would cost {price} ₽, more than {max} ₽: check the step and the weights',
    way_tariffs: 'Add one tariff at least: without one the way delivers nowhere',
    ways_most: 'There are {max} ways already: change one of the hidden ones',
    way_has_sent: 'It cannot be deleted: parcels were sent by it, {count} in all. It can be hidden',
    way_was_offered: 'It cannot be deleted: the site has offered it, and an order may be on its way. It can be hidden',
    zones_moved: 'Somebody else has changed the zones. Look at the new ones and try again',
  },
} as const;
