/** Fields of offers of insurance in histories. */
export const offerFields = {
  subtitle_ru: 'Что покрывает',
  subtitle_en: 'Что покрывает, по-английски',
  footnote_ru: 'Сноска',
  footnote_en: 'Сноска по-английски',
  legals: 'Ссылка на условия',
  delay_days: 'Не раньше, дней после оплаты',
  with_start: 'Начинается со стартом',
  event_types: 'Серии',
  is_default: 'По умолчанию',
} as const;
