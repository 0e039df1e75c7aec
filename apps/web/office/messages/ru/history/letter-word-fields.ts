/** Words of the house's letters, as their screen and their histories name them. */
export const letterWordFields = {
  words: 'Слова',
  heading: 'Заголовок',
  text_1: 'Абзац',
  text_2: 'Второй абзац',
  note_1: 'Мелкий текст',
  note_2: 'Второй мелкий текст',
  button_1: 'Кнопка',
  lead_until: 'Когда места ждут до срока',
  lead_kept: 'Когда места не вернутся в продажу',
  way_paid: 'Деньги тем же способом',
  way_certificate: 'Деньги на сертификат',
  way_parts: 'Деньги двумя частями',
  way_free: 'Когда возвращать нечего',
  insurance_ended: 'Страховка прекращается',
  insurance_kept: 'Страховка остаётся',
  note_bank: 'Когда придут деньги',
} as const;
