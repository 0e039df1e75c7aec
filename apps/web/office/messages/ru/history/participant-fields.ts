/** Fields of the form of a participant. */
export const participantFields = {
  last_name: 'Фамилия',
  first_name: 'Имя',
  second_name: 'Отчество',
  birth_date: 'Дата рождения',
  gender: 'Пол',
  item_size: 'Футболка',
  cluster: 'Волна',
  city: 'Город',
  region: 'Регион',
  school: 'Школа',
  team: 'Команда',
  club: 'Клуб',
  extra_contact: 'Телефон близкого (из анкеты)',
  contact_name: 'Имя близкого человека',
  contact_phone: 'Телефон близкого человека',
} as const;
